export const Loading = () => <p role="status">Setting the table…</p>;
