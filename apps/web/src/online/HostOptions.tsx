import { resolveOptions } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { type LoadedGame, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { OptionsForm, type OptionValues, resetIrrelevantOptions } from '../setup/OptionsForm.tsx';
import { OptionsError } from '../setup/OptionsError.tsx';
import { useTexts } from '../base/texts/index.tsx';
import '../setup/setup.css';

interface HostOptionsProps {
  readonly table: Table;
  /** Returns whether the server accepted them. */
  readonly onChange: (options: OptionValues) => Promise<boolean>;
}

/** The options form of the game, as on the setup page. */
export function HostOptions(props: HostOptionsProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { game } = props.table;
  const loaded = useAsync(() => loadGame(game, language), [game, language]);
  return (
    <section className="setup-options" aria-label={t.setup.options}>
      <h2>{t.setup.options}</h2>
      {loaded.state === 'loaded' && <HostOptionsForm {...props} game={loaded.value} />}
      {loaded.state === 'loading' && <p role="status">{t.table.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{t.online.failed}</p>}
    </section>
  );
}

/** Waits until a number has been typed completely. */
const SEND_DELAY_MS = 400;

function HostOptionsForm(props: HostOptionsProps & { game: LoadedGame }): ReactElement {
  const { table, onChange, game } = props;
  const { definition } = game;
  /** Changes that the server has not accepted yet. */
  const [draft, setDraft] = useState<OptionValues | null>(null);
  const values = draft ?? (table.options as OptionValues);
  const asked = resetIrrelevantOptions(definition.options, values);
  const resolved = resolveOptions(definition, table.seats.length, asked);
  useEffect(() => {
    if (draft === null || !resolved.ok) return;
    const timer = setTimeout(() => {
      void onChange(asked).then(() => setDraft((now) => (now === draft ? null : now)));
    }, SEND_DELAY_MS);
    return () => clearTimeout(timer);
    // What is sent follows from the draft alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);
  return (
    <>
      <OptionsForm table={definition.options} game={game} values={values} onChange={setDraft} />
      {!resolved.ok && <OptionsError reason={resolved.error} />}
    </>
  );
}
