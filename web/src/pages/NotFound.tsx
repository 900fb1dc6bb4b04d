import { ErrorPage } from './ErrorPage';

export const NotFound = () => <ErrorPage title="There is no such page" />;
