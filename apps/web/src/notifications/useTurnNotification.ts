import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { useEffect } from 'react';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { useTexts } from '../base/texts/index.tsx';
import { closeNotification, showNotification } from './show-notification.ts';
import { useNotificationSettings } from './notification-settings.ts';
import { notificationTag, turnKeyOf } from './turn-key.ts';

/** Shows a notification when it is the person's turn and the page is hidden, once per turn. */
export function useTurnNotification(table: Table | null, position: Position | null): void {
  const t = useTexts();
  const look = useNotificationSettings((reminders) => reminders.refresh);
  const language = useSettings((settings) => settings.language);
  // The server must know the language of the notifications.
  useEffect(() => void look(), [look, language]);

  const turn = turnKeyOf(position);
  const turnId = position?.turnId ?? 0;
  const id = table?.id ?? null;
  useEffect(() => {
    if (turn === null || id === null || table === null) return;
    const tag = notificationTag(id, turnId);
    if (document.hidden && areNotificationsOn()) {
      const others = table.seats.filter(({ kind }, seat) => kind === 'person' && seat !== position?.viewer);
      const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
      const body = names === '' ? '' : t.notifications.body(names);
      const title = `${t.notifications.yourTurn} · ${gameCard(table.game)?.title ?? table.game}`;
      void showNotification({ title, body, tag, path: `/t/${id}` });
    }
    return () => void closeNotification(tag);
    // Who else sits there and in which words may change; the call is made once a turn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn, id]);
}

function areNotificationsOn(): boolean {
  const { state } = useNotificationSettings.getState();
  return state === 'on' || state === 'pageOnly';
}
