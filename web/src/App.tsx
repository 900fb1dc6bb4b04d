import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import Lobby from './lobby/Lobby';
import { Failing } from './pages/Failing';
import { Loading } from './pages/Loading';
import { NotFound } from './pages/NotFound';
import { SettingsSheet } from './shell/SettingsSheet';

const MatchPage = lazy(() => import('./match/MatchPage'));
const LocalPage = lazy(() => import('./match/LocalPage'));
const ReplayPage = lazy(() => import('./replay/ReplayPage'));
const CreatePage = lazy(() => import('./create/CreatePage'));
const WaitingRoom = lazy(() => import('./create/WaitingRoom'));
const JoinPage = lazy(() => import('./join/JoinPage'));
const SeatLinkPage = lazy(() => import('./join/SeatLinkPage'));
const MatchesPage = lazy(() => import('./lobby/MatchesPage'));
const LearnPage = lazy(() => import('./help/LearnPage'));
const RulesPage = lazy(() => import('./help/RulesPage'));
const StatsPage = lazy(() => import('./stats/StatsPage'));
const AboutPage = lazy(() => import('./about/AboutPage'));

export function App() {
  return (
    <Failing>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Lobby />
          </Route>
          <Route path="/new/:game">{({ game }) => <CreatePage game={game} />}</Route>
          <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
          <Route path="/table/:id">{({ id }) => <WaitingRoom key={id} matchID={id} />}</Route>
          <Route path="/seat/:id">{({ id }) => <SeatLinkPage key={id} matchID={id} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} matchID={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalPage key={id} matchID={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} matchID={id} />}</Route>
          <Route path="/matches">
            <MatchesPage />
          </Route>
          <Route path="/learn">
            <LearnPage />
          </Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/stats">
            <StatsPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <Suspense>
        <SettingsSheet />
      </Suspense>
    </Failing>
  );
}
