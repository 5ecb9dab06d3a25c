import { GAME_CARDS } from '../games/index.ts';
import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Title and description of every page, by path, for crawlers. A test compares the paths with the routes in App.tsx. */
export function describePages(t: Texts, language: Language): Record<string, PageTexts> {
  const home = { title: t.name, description: `${t.home.title} ${t.home.lead}` };
  const pages: Record<string, PageTexts> = {
    '/': home,
    '/lobby': { title: t.nav.lobby, description: t.lobby.lead },
    '/championships': { title: t.championships.title, description: t.championships.lead },
    '/championships/new': { title: t.championships.create.title, description: t.championships.lead },
    '/gallery': { title: t.gallery.title, description: t.gallery.lead },
    '/tv': { title: t.online.tv.title, description: t.online.tv.lead },
    '/learn': { title: t.learn.title, description: t.learn.lead },
    '/puzzles': { title: t.puzzles.title, description: t.puzzles.lead },
    '/workshop': { title: t.workshop.title, description: t.workshop.lead },
    '/workshop/:id': { title: t.workshop.editor, description: t.workshop.lead },
    '/best': { title: t.people.leaderboard.title, description: t.people.leaderboard.lead },
    '/contact': { title: t.people.contacts.title, description: t.people.contacts.text },
    '/arena': { title: t.developers.arena.title, description: t.developers.arena.lead },
    '/developers': { title: t.developers.docs.title, description: t.developers.docs.lead },
    '/me': { title: t.people.me.title, description: home.description },
    '/admin': { title: t.admin.title, description: home.description },
    '/host': { title: t.admin.title, description: home.description },
    '/shared': { title: t.replay.title, description: home.description },
    '/t/:id': home,
    '/gallery/:id': { title: t.gallery.title, description: t.gallery.lead },
    '/championship/:id': { title: t.championships.title, description: t.championships.lead },
    '/embed/:id': { title: t.online.embed.title, description: home.description },
    '/table/:id': home,
    '/replay/:id': { title: t.replay.title, description: home.description },
    '/people/:id': home,
  };
  for (const { id, title, seats, pitch } of GAME_CARDS) {
    const description = `${pitch[language]} ${t.players(seats.min, seats.max)}.`;
    pages[`/play/${id}`] = { title, description };
    pages[`/new/${id}`] = { title, description };
    pages[`/learn/${id}`] = { title: t.rules.rulesOf(title), description };
    pages[`/learn/${id}/lesson`] = { title: t.learn.guidedOf(title), description };
    pages[`/learn/${id}/card`] = { title: t.learn.cardOf(title), description };
    pages[`/learn/${id}/board/:name`] = { title, description };
    pages[`/puzzles/${id}`] = { title: t.puzzles.of(title), description: t.puzzles.lead };
    pages[`/puzzles/${id}/:number`] = { title: t.puzzles.one(title), description: t.puzzles.lead };
    pages[`/arena/${id}`] = { title: t.developers.arena.of(title), description: t.developers.arena.lead };
    pages[`/best/${id}`] = { title: t.people.leaderboard.of(title), description: t.people.leaderboard.lead };
  }
  return pages;
}
