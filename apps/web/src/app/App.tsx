import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { Speaking, type Texts } from '../texts/index.tsx';
import { Loading } from './Loading.tsx';
import { Mishap } from './Mishap.tsx';
import { NotFound } from './NotFound.tsx';
import { Offline } from './Offline.tsx';
import { useTheme } from './theme.ts';

// The home page is there at once; everything else is fetched when somebody goes there.
const SetupPage = lazy(async () => ({ default: (await import('../setup/SetupPage.tsx')).SetupPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));
const PlayPage = lazy(async () => ({ default: (await import('../table/PlayPage.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const SharedPage = lazy(async () => ({ default: (await import('../replay/SharedPage.tsx')).SharedPage }));
const LearnPage = lazy(async () => ({ default: (await import('../learn/LearnPage.tsx')).LearnPage }));
const RulesPage = lazy(async () => ({ default: (await import('../learn/RulesPage.tsx')).RulesPage }));

export function App({ texts }: { texts: Texts }): ReactElement {
  useTheme();
  // From here on the page answers; what was seen before came ready-made.
  useEffect(() => {
    document.documentElement.dataset['started'] = 'true';
  }, []);
  return (
    <Speaking first={texts}>
      <Mishap>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/new/:game">{({ game }) => <SetupPage game={game} />}</Route>
            <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
            <Route path="/shared">
              <SharedPage />
            </Route>
            <Route path="/learn">
              <LearnPage />
            </Route>
            <Route path="/learn/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
        <Offline />
      </Mishap>
    </Speaking>
  );
}
