import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { TextsProvider, type TextsCatalogue } from '../texts/index.tsx';
import { Loading } from './Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { Offline } from './Offline.tsx';
import { useTheme } from './theme.ts';

// The home page is there at once; everything else is fetched when somebody goes there.
const SetupPage = lazy(async () => ({ default: (await import('../setup/SetupPage.tsx')).SetupPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));
const PlayPage = lazy(async () => ({ default: (await import('../table/PlayPage.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const SharedPage = lazy(async () => ({ default: (await import('../replay/SharedPage.tsx')).SharedPage }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/OnlinePage.tsx')).OnlinePage }));
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/LobbyPage.tsx')).LobbyPage }));
const MePage = lazy(async () => ({ default: (await import('../people/MePage.tsx')).MePage }));
const ProfilePage = lazy(async () => ({ default: (await import('../people/ProfilePage.tsx')).ProfilePage }));
const BestPage = lazy(async () => ({ default: (await import('../people/BestPage.tsx')).BestPage }));
const LearnPage = lazy(async () => ({ default: (await import('../learn/LearnPage.tsx')).LearnPage }));
const RulesPage = lazy(async () => ({ default: (await import('../learn/RulesPage.tsx')).RulesPage }));
const HostPage = lazy(async () => ({ default: (await import('../host/HostPage.tsx')).HostPage }));

export function App({ texts }: { texts: TextsCatalogue }): ReactElement {
  useTheme();
  // From here on the page answers; what was seen before came ready-made.
  useEffect(() => {
    document.documentElement.dataset['started'] = 'true';
  }, []);
  return (
    <TextsProvider first={texts}>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/new/:game">{({ game }) => <SetupPage game={game} />}</Route>
            <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlinePage id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
            <Route path="/shared">
              <SharedPage />
            </Route>
            <Route path="/lobby">
              <LobbyPage />
            </Route>
            <Route path="/me">
              <MePage />
            </Route>
            <Route path="/people/:id">{({ id }) => <ProfilePage id={id} />}</Route>
            <Route path="/best/:game?">{({ game }) => <BestPage game={game} />}</Route>
            <Route path="/learn">
              <LearnPage />
            </Route>
            <Route path="/learn/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/host">
              <HostPage />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
        <Offline />
      </ErrorBoundary>
    </TextsProvider>
  );
}
