import { findGame } from '@paddock/games';
import type { Language } from '@paddock/kernel';
import type { Championship } from '@paddock/protocol';
import type { LinkCard } from '../pages/card/card.ts';
import { isDrawable } from '../pages/card/text.ts';
import { isolateName } from '../pages/markup.ts';
import type { PageTexts } from '../pages/site-pages.ts';
import { SERVER_TEXTS } from '../texts/index.ts';

/** What a link to a championship shows where it is posted. */
interface ChampionshipPreview extends PageTexts {
  readonly card: LinkCard;
}

/** The best drivers that the picture shows. */
const SHOWN_DRIVERS = 5;
/** Stands for names that our fonts cannot write. */
const UNDRAWABLE = '…';

export function previewChampionship(championship: Championship, language: Language): ChampionshipPreview {
  const t = SERVER_TEXTS[language].season;
  const { name, phase, organiser, rounds, entrants, drivers } = championship;
  const drawable = (text: string): string => (isDrawable(text) ? text : UNDRAWABLE);
  const nameOf = (id: string): string => {
    const { name: nickname, botAccount } = entrants.find((entrant) => entrant.id === id)!;
    return botAccount === true ? `${nickname} (BOT)` : nickname;
  };
  const game = rounds[0]!.game;
  const games = new Set(rounds.map((round) => findGame(round.game)?.title ?? round.game));
  const list = new Intl.ListFormat(language).format(games);
  const held = rounds.filter(({ status }) => status === 'open' || status === 'finished').length;
  const rows = drivers.slice(0, SHOWN_DRIVERS).map(({ place, entrant, points }) => ({
    place,
    name: drawable(nameOf(entrant)),
    points,
  }));
  const title = isolateName(name);
  const card = { game, title: drawable(name), note: null, seats: [] };
  if (phase === 'entry') {
    return {
      title: `${title}: ${t.enter(isolateName(organiser.nickname))}`,
      description: `${list}. ${t.howToEnter}`,
      card: { ...card, text: list, note: t.entrants(entrants.length) },
    };
  }
  if (phase === 'cancelled') return { title, description: t.cancelled, card: { ...card, text: t.cancelled } };
  const champion = nameOf(drivers[0]!.entrant);
  const description =
    phase === 'over' ? t.champion(isolateName(champion)) : t.running(Math.max(1, held), rounds.length);
  return { title, description, card: { ...card, text: '', rows } };
}
