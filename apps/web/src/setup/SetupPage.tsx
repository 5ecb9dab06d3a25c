import { defaultHintLimit, defaultOptionsFor, followSeats, type HintLimit, resolveOptions } from '@paddock/kernel';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { NotFound } from '../shell/NotFound.tsx';
import { useSettings } from '../base/settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { type GameCard, gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { DEFAULT_BOT, soloDrivers } from '../table/play-now.ts';
import { useAsync } from '../kit/useAsync.ts';
import { useMediaQuery } from '../kit/useMediaQuery.ts';
import type { Driver } from '../games/table-link.ts';
import { localTables } from '../table/local.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { DriverFields } from './DriverFields.tsx';
import { commonLevel, withLevel, withSeats } from './drivers.ts';
import { CoachField } from './CoachField.tsx';
import { HintLimitField } from './HintLimitField.tsx';
import { LevelPicker, MIX } from './LevelPicker.tsx';
import { OptionsForm, type OptionValues, resetIrrelevantOptions } from './OptionsForm.tsx';
import { loadOptionsInAddress } from './item-in-address.ts';
import { OptionsError } from './OptionsError.tsx';
import { PresetPicker } from './PresetPicker.tsx';
import { readRequestedOptions } from './requested-options.ts';
import './setup.css';

const GameVignette = lazy(async () => ({ default: (await import('../games/GameVignette.tsx')).GameVignette }));

/** Where level and options stand left of the drivers (setup.css). */
const WIDE = '(width >= 60rem)';

/** Sets up a new race on this device: drivers and options. */
export function SetupPage({ game }: { game: string }): ReactElement {
  const card = gameCard(game);
  if (card === undefined) return <NotFound />;
  return (
    <GameTextsProvider game={game}>
      <SetupContent key={game} card={card} />
    </GameTextsProvider>
  );
}

function SetupContent({ card }: { card: GameCard }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(async () => {
    const game = await loadGame(card.id, language);
    return { game, bots: await localTables().bots(card.id), initial: await loadOptionsInAddress(game.definition) };
  }, [card, language]);
  const title = t.setup.title(card.title);
  return (
    <Shell title={title}>
      <h1 className="setup-title">{title}</h1>
      {loaded.state === 'loaded' && <SetupForm card={card} {...loaded.value} />}
      {loaded.state === 'loading' && <p role="status">{t.table.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{t.table.failedHint}</p>}
    </Shell>
  );
}

interface SetupFormProps {
  readonly card: GameCard;
  readonly game: LoadedGame;
  readonly bots: readonly string[];
  /** The options that the address of the page asks for. */
  readonly initial: OptionValues;
}

function SetupForm({ card, game, bots, initial }: SetupFormProps): ReactElement {
  const { definition } = game;
  const t = useTexts();
  const [, go] = useLocation();
  const [drivers, setDrivers] = useState<readonly Driver[]>(() => soloDrivers(card.defaultSeats));
  const [requested] = useState(readRequestedOptions(useHistoryState()));
  const [values, setValues] = useState<OptionValues>(() => ({
    ...defaultOptionsFor<object>(definition, card.defaultSeats),
    ...requested,
    ...initial,
  }));
  const [showsOptions, setShowsOptions] = useState(Object.keys({ ...requested, ...initial }).length > 0);
  // Until it is chosen it depends on who takes part.
  const [chosenHints, setChosenHints] = useState<HintLimit | null>(null);
  const [wantsCoach, setWantsCoach] = useState(false);
  const [isMixed, setMixed] = useState(false);
  const isWide = useMediaQuery(WIDE);
  const level = isMixed ? null : commonLevel(drivers);
  const persons = drivers.filter(({ kind }) => kind === 'person').length;
  const hints = chosenHints ?? defaultHintLimit(persons);
  const asked = resetIrrelevantOptions(definition.options, values);
  const resolved = resolveOptions(definition, drivers.length, asked);
  const changeDrivers = (next: readonly Driver[]): void => {
    setDrivers(next);
    setValues(followSeats(definition, values, drivers.length, next.length));
  };
  const start = async (): Promise<void> => {
    const created = await localTables().create({
      game: card.id,
      seats: drivers.length,
      options: asked,
      drivers,
      hints,
      // One person against bots can always call the coach.
      coach: wantsCoach && persons > 1,
    });
    if (created.ok) go(`/table/${created.value}`);
  };
  const changeLevel = (chosen: string): void => {
    setMixed(chosen === MIX);
    if (chosen !== MIX) setDrivers(withLevel(drivers, chosen));
  };
  const pickPreset = (seats: number, all: OptionValues): void => {
    setDrivers(withSeats(drivers, seats, level ?? DEFAULT_BOT));
    setValues(all);
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (resolved.ok) void start();
      }}
    >
      <PresetPicker game={game} seats={drivers.length} values={asked} onPick={pickPreset} />
      <LevelPicker bots={bots} level={level ?? MIX} onChange={changeLevel} />
      <DriverFields drivers={drivers} seats={definition.seats} bots={bots} level={level} onChange={changeDrivers} />
      <details
        className="panel setup-more"
        open={showsOptions}
        onToggle={(event) => setShowsOptions(event.currentTarget.open)}
      >
        <summary>
          <h2>{t.setup.allOptions}</h2>
        </summary>
        <section className="setup-options" aria-label={t.setup.options}>
          <OptionsForm table={definition.options} game={game} values={values} onChange={setValues} />
          {definition.hasHints === true && <HintLimitField value={hints} onChange={setChosenHints} />}
          {persons > 1 && <CoachField value={wantsCoach} onChange={setWantsCoach} />}
        </section>
      </details>
      {isWide && !showsOptions && (
        <div className="setup-picture">
          <Suspense>
            <GameVignette game={card.id} />
          </Suspense>
        </div>
      )}
      <div className="setup-start">
        {persons === 0 && <p>{t.setup.noPerson}</p>}
        {persons > 1 && <p>{t.setup.passing}</p>}
        {!resolved.ok && <OptionsError reason={resolved.error} />}
        <button type="submit" className="button primary" disabled={!resolved.ok}>
          {t.setup.start}
        </button>
      </div>
    </form>
  );
}
