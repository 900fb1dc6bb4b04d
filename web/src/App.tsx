import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import Lobby from './lobby/Lobby';
import { ErrorPage } from './pages/ErrorPage';
import { Failing } from './pages/Failing';
import { Loading } from './pages/Loading';
import { NotFound } from './pages/NotFound';
import { SettingsSheet } from './shell/SettingsSheet';

type Page = { default: ComponentType<{ matchID: string }> };
const rooms = import.meta.glob<Page>(['./match/*Page.tsx', './replay/*Page.tsx']);
const room = (file: string) =>
  lazy(() => rooms[file]?.() ?? Promise.resolve({ default: () => <ErrorPage title="Not built yet" /> }));

const MatchPage = room('./match/MatchPage.tsx');
const LocalPage = room('./match/LocalPage.tsx');
const ReplayPage = room('./replay/ReplayPage.tsx');

export function App() {
  return (
    <Failing>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Lobby />
          </Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} matchID={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalPage key={id} matchID={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} matchID={id} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
        <SettingsSheet />
      </Suspense>
    </Failing>
  );
}
