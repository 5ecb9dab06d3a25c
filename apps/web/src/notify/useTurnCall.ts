import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { gameCard } from '../games/index.ts';
import { useTexts } from '../texts/index.tsx';
import { forget, remind } from './remind.ts';
import { useReminders } from './reminders.ts';
import { tagOf, turnOf } from './turns.ts';

/** Calls somebody back to the table when it is their turn and they look at something else; once a turn. */
export function useTurnCall(table: Table | null, position: Position | null): void {
  const t = useTexts();
  const look = useReminders((reminders) => reminders.look);
  const language = useSettings((settings) => settings.language);
  // In another language the server is told so.
  useEffect(() => void look(), [look, language]);

  const turn = turnOf(position);
  const turnId = position?.turnId ?? 0;
  const id = table?.id ?? null;
  useEffect(() => {
    if (turn === null || id === null || table === null) return;
    const tag = tagOf(id, turnId);
    if (document.hidden && hears()) {
      const others = table.seats.filter(({ kind }, seat) => kind === 'person' && seat !== position?.viewer);
      const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
      const body = names === '' ? '' : t.notify.body(names);
      const title = `${t.notify.yourTurn} · ${gameCard(table.game)?.title ?? table.game}`;
      void remind({ title, body, tag, path: `/t/${id}` });
    }
    return () => void forget(tag);
    // Who else sits there and in which words may change; the call is made once a turn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [turn, id]);
}

function hears(): boolean {
  const { state } = useReminders.getState();
  return state === 'on' || state === 'pageOnly';
}
