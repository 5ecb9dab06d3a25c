import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { TextsProvider, type TextsCatalogue } from '../base/texts/index.tsx';
import { loadNeededTexts, loadTexts } from './texts/index.ts';
import { useSettings } from '../base/settings.ts';
import { Loading } from '../table/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useTheme } from '../base/theme.ts';
import { DataActionsContext, type DataActionsProps } from '../setup/data-actions.ts';
import { closeSettings, useSettingsDialog } from '../base/settings-dialog.ts';

/** A page that is a chunk of its own. A table page begins with few texts; all others need them all. */
export function lazyPage<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts(useSettings.getState().language)]);
    return { default: page };
  }) as ComponentType<P>;
}

const SetupPage = lazyPage(async () => (await import('../setup/SetupPage.tsx')).SetupPage);
const TablePage = lazy(async () => ({ default: (await import('../table/pages.ts')).TablePage }));
const PlayPage = lazy(async () => ({ default: (await import('../table/pages.ts')).PlayPage }));
const ReplayPage = lazyPage(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
const SharedPage = lazyPage(async () => (await import('../replay/SharedPage.tsx')).SharedPage);
const OnlinePage = lazyPage(async () => (await import('../online/OnlinePage.tsx')).OnlinePage);
const EmbedPage = lazyPage(async () => (await import('../online/EmbedPage.tsx')).EmbedPage);
const TvPage = lazyPage(async () => (await import('../online/tv/TvPage.tsx')).TvPage);
const ChampionshipsPage = lazyPage(
  async () => (await import('../championships/ChampionshipsPage.tsx')).ChampionshipsPage,
);
const NewChampionshipPage = lazyPage(
  async () => (await import('../championships/create/NewChampionshipPage.tsx')).NewChampionshipPage,
);
const ChampionshipPage = lazyPage(async () => (await import('../championships/ChampionshipPage.tsx')).ChampionshipPage);
const GalleryPage = lazyPage(async () => (await import('../gallery/GalleryPage.tsx')).GalleryPage);
const ItemPage = lazyPage(async () => (await import('../gallery/ItemPage.tsx')).ItemPage);
const DataActions = lazyPage(async () => (await import('../gallery/DataActions.tsx')).DataActions);
const LobbyPage = lazyPage(async () => (await import('../lobby/LobbyPage.tsx')).LobbyPage);
const MePage = lazyPage(async () => (await import('../people/MePage.tsx')).MePage);
const ProfilePage = lazyPage(async () => (await import('../people/ProfilePage.tsx')).ProfilePage);
const LeaderboardPage = lazyPage(async () => (await import('../people/LeaderboardPage.tsx')).LeaderboardPage);
const LearnPage = lazyPage(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const RulesPage = lazyPage(async () => (await import('../learn/RulesPage.tsx')).RulesPage);
const LessonPage = lazy(async () => ({ default: (await import('../learn/LessonPage.tsx')).LessonPage }));
const HelpCardPage = lazy(async () => ({ default: (await import('../learn/HelpCardPage.tsx')).HelpCardPage }));
const BoardPage = lazy(async () => ({ default: (await import('../learn/BoardPage.tsx')).BoardPage }));
const PuzzlesPage = lazyPage(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const PuzzleListPage = lazyPage(async () => (await import('../puzzles/PuzzleListPage.tsx')).PuzzleListPage);
const PuzzlePage = lazyPage(async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage);
const WorkshopPage = lazyPage(async () => (await import('../workshop/WorkshopPage.tsx')).WorkshopPage);
const EditorPage = lazyPage(async () => (await import('../workshop/EditorPage.tsx')).EditorPage);
const SettingsDialog = lazyPage(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
const ContactPage = lazyPage(async () => (await import('../people/ContactPage.tsx')).ContactPage);
const ArenaPage = lazyPage(async () => (await import('../developers/ArenaPage.tsx')).ArenaPage);
const DevelopersPage = lazyPage(async () => (await import('../developers/DevelopersPage.tsx')).DevelopersPage);
const AdminPage = lazyPage(async () => (await import('../admin/AdminPage.tsx')).AdminPage);

/** What stands below the fields of data options, loaded with them. */
const renderDataActions = (props: DataActionsProps): ReactElement => <DataActions {...props} />;

interface AppProps {
  readonly texts: TextsCatalogue;
  /** Given, because the prerendered home page must be there before React takes over. */
  readonly Home: ComponentType;
}

/** Tells tests that React has taken over the page, prerendered or not, and everything on it reacts. */
function StartedMark(): null {
  useEffect(() => {
    document.documentElement.dataset['started'] = 'true';
  }, []);
  return null;
}

export function App({ texts, Home }: AppProps): ReactElement {
  useTheme();
  return (
    <TextsProvider first={texts} load={loadNeededTexts}>
      <ErrorBoundary>
        <DataActionsContext value={renderDataActions}>
          <Suspense fallback={<Loading />}>
            <StartedMark />
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/new/:game">{({ game }) => <SetupPage game={game} />}</Route>
              <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
              <Route path="/table/:id">{({ id }) => <TablePage id={id} />}</Route>
              <Route path="/t/:id">{({ id }) => <OnlinePage id={id} />}</Route>
              <Route path="/embed/:id">{({ id }) => <EmbedPage id={id} />}</Route>
              <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
              <Route path="/shared">
                <SharedPage />
              </Route>
              <Route path="/tv">
                <TvPage />
              </Route>
              <Route path="/championships">
                <ChampionshipsPage />
              </Route>
              <Route path="/championships/new">
                <NewChampionshipPage />
              </Route>
              <Route path="/championship/:id">{({ id }) => <ChampionshipPage id={id} />}</Route>
              <Route path="/gallery">
                <GalleryPage />
              </Route>
              <Route path="/gallery/:id">{({ id }) => <ItemPage id={id} />}</Route>
              <Route path="/lobby">
                <LobbyPage />
              </Route>
              <Route path="/me">
                <MePage />
              </Route>
              <Route path="/contact">
                <ContactPage />
              </Route>
              <Route path="/people/:id">{({ id }) => <ProfilePage id={id} />}</Route>
              <Route path="/best/:game?">{({ game }) => <LeaderboardPage game={game} />}</Route>
              <Route path="/learn">
                <LearnPage />
              </Route>
              <Route path="/learn/:game">{({ game }) => <RulesPage game={game} />}</Route>
              <Route path="/learn/:game/lesson">{({ game }) => <LessonPage game={game} />}</Route>
              <Route path="/learn/:game/card">{({ game }) => <HelpCardPage game={game} />}</Route>
              <Route path="/learn/:game/board/:name">{({ game, name }) => <BoardPage game={game} name={name} />}</Route>
              <Route path="/puzzles">
                <PuzzlesPage />
              </Route>
              <Route path="/puzzles/:game">{({ game }) => <PuzzleListPage game={game} />}</Route>
              <Route path="/puzzles/:game/:number">
                {({ game, number }) => <PuzzlePage game={game} number={number} />}
              </Route>
              <Route path="/workshop">
                <WorkshopPage />
              </Route>
              <Route path="/workshop/:id">{({ id }) => <EditorPage id={id} />}</Route>
              <Route path="/arena/:game?">{({ game }) => <ArenaPage game={game} />}</Route>
              <Route path="/developers">
                <DevelopersPage />
              </Route>
              <Route path="/admin">
                <AdminPage />
              </Route>
              {/* The old address of the admin page. */}
              <Route path="/host">
                <Redirect to="/admin" replace />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </DataActionsContext>
        <Settings />
        <OfflineNotice />
      </ErrorBoundary>
    </TextsProvider>
  );
}

/** The settings, loaded when they are opened. Leaving the page closes them. */
function Settings(): ReactElement | null {
  const { isOpen } = useSettingsDialog();
  const [path] = useLocation();
  useEffect(() => closeSettings, [path]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SettingsDialog />
    </Suspense>
  );
}
