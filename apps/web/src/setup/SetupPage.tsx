import { defaultOptions, type GameDefinition, resolveOptions } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { useSettings } from '../app/settings.ts';
import { Shell } from '../app/Shell.tsx';
import { type GameCard, gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { soloDrivers } from '../home/playNow.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import type { Driver } from '../table/link.ts';
import { localTables } from '../table/local.ts';
import { TextsAbout, useTexts } from '../texts/index.tsx';
import { loadDefinition } from './definitions.ts';
import { Drivers } from './Drivers.tsx';
import { Options, type OptionValues, settled } from './Options.tsx';
import { OptionsFault } from './OptionsFault.tsx';
import './setup.css';

/** A new race around this device: who drives, and which options. */
export function SetupPage({ game }: { game: string }): ReactElement {
  const card = gameCard(game);
  if (card === undefined) return <NotFound />;
  return (
    <TextsAbout game={game}>
      <Setup key={game} card={card} />
    </TextsAbout>
  );
}

function Setup({ card }: { card: GameCard }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const loaded = useLoaded(
    async () => ({
      definition: await loadDefinition(card.id),
      game: await loadGame(card.id, language),
      bots: await localTables().bots(card.id),
    }),
    [card, language],
  );
  const title = t.setup.title(card.title);
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      {loaded.state === 'there' && <Form card={card} {...loaded.value} />}
      {loaded.state === 'loading' && <p role="status">{t.table.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{t.table.failedHint}</p>}
    </Shell>
  );
}

interface FormProps {
  readonly card: GameCard;
  readonly definition: GameDefinition;
  readonly game: LoadedGame;
  readonly bots: readonly string[];
}

function Form({ card, definition, game, bots }: FormProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [drivers, setDrivers] = useState<readonly Driver[]>(() => soloDrivers(card.usual));
  const [values, setValues] = useState<OptionValues>(() => ({ ...defaultOptions<object>(definition.options) }));
  const persons = drivers.filter(({ kind }) => kind === 'person').length;
  const asked = settled(definition.options, values);
  const resolved = resolveOptions(definition, drivers.length, asked);
  const start = async (): Promise<void> => {
    const created = await localTables().create({ game: card.id, seats: drivers.length, options: asked, drivers });
    if (created.ok) go(`/table/${created.value}`);
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (resolved.ok) void start();
      }}
    >
      <Drivers drivers={drivers} seats={definition.seats} bots={bots} onChange={setDrivers} />
      <section className="setup-options" aria-label={t.setup.options}>
        <h2>{t.setup.options}</h2>
        <Options table={definition.options} game={game} values={values} onChange={setValues} />
      </section>
      <div className="setup-start">
        {persons === 0 && <p>{t.setup.noPerson}</p>}
        {persons > 1 && <p>{t.setup.passing}</p>}
        {!resolved.ok && <OptionsFault reason={resolved.error} />}
        <button type="submit" className="button primary" disabled={!resolved.ok}>
          {t.setup.start}
        </button>
      </div>
    </form>
  );
}
