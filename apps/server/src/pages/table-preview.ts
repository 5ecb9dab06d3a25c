import type { Language } from '@paddock/kernel';
import { findGame } from '@paddock/games';
import type { StoredTable } from '../tables/repository.ts';
import { SERVER_TEXTS } from '../texts/index.ts';
import { BOT_NAMES } from '@paddock/protocol';
import { placesOf } from '../race/results/ratings.ts';
import type { CardPlace, LinkCard } from './card/card.ts';
import { isDrawable } from './card/text.ts';
import { isolateName } from './markup.ts';
import type { PageTexts } from './site-pages.ts';

/** What a link to a table shows where it is posted: texts and the card that is drawn. */
interface TablePreview extends PageTexts {
  readonly card: LinkCard;
}

/**
 * Tells the game, who invites and how many seats are free, or that the game has begun. Whoever opens the link may see
 * all of that, so private tables are no exception. The state of a running game is not shown; a finished one shows its result.
 */
export function previewTable(
  { table, seats }: StoredTable,
  language: Language,
  botAccounts: ReadonlySet<string> = new Set(),
): TablePreview {
  const t = SERVER_TEXTS[language].tablePreview;
  const game = findGame(table.game)?.title ?? table.game;
  const marks = seats.map(({ kind }) => (kind === 'person' || kind === 'bot' ? 'taken' : 'free'));
  if (table.phase !== 'open') {
    const running = table.phase === 'running';
    const result = table.ranking === null ? [] : resultOf(seats, table.ranking, botAccounts);
    const winners = result.filter(({ place }) => place === 1).map(({ name }) => isolateName(name));
    return {
      title: running ? t.running(game) : winners.length === 1 ? t.wonBy(winners[0]!, game) : t.over(game),
      description: running ? t.runningHint : t.overHint,
      card:
        result.length === 0
          ? { game: table.game, title: game, text: running ? t.live : t.finished, note: null, seats: [] }
          : { game: table.game, title: game, text: '', note: null, seats: [], result: result.map(toDrawable) },
    };
  }
  const host = seats.find(({ person }) => person === table.host)?.name;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const note = free === 0 ? t.noFreeSeat : t.freeSeats(free);
  // A name that our fonts cannot write is left out of the picture. It stays in the texts.
  const text = host !== undefined && isDrawable(host) ? t.invites(host) : t.invited;
  return {
    title: host === undefined ? t.invitationByNobody(game) : t.invitation(isolateName(host), game),
    description: `${note}. ${t.howToJoin}`,
    card: { game: table.game, title: game, text, note, seats: marks },
  };
}

/** Who took which place, best first. A BOT account is marked. */
function resultOf(seats: StoredTable['seats'], ranking: string, botAccounts: ReadonlySet<string>): CardPlace[] {
  const places = placesOf(JSON.parse(ranking) as number[][]);
  return seats
    .map(({ seat, kind, name, person }) => ({
      place: places[seat]!,
      name: `${kind === 'bot' ? BOT_NAMES[seat % BOT_NAMES.length]! : name}${person !== null && botAccounts.has(person) ? ' (BOT)' : ''}`,
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** A name that our fonts cannot write is left out of the picture. */
function toDrawable({ place, name }: CardPlace): CardPlace {
  return { place, name: isDrawable(name) ? name : '…' };
}
