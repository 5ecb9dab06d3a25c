import { unrankedStandings } from '@paddock/kernel';
import { toy, type ToyTypes } from '@paddock/toy';
import { describeStandings } from '../standings.ts';
import { textLoaders } from '../text-loaders.ts';
import type { GameUi } from '../ui.ts';
import { Actions, Board } from './Board.tsx';
import type { ToyTexts } from './texts/types.ts';

const rules = toy.create(toy.defaultSeats, toy.defaultOptions);

export const ui: GameUi<ToyTypes, ToyTexts> = {
  id: 'toy',
  Board,
  Actions,
  prompt: ({ awaiting, legal }, { t }) => (awaiting.kind === 'over' ? t.over : legal.length > 0 ? t.ask : t.wait),
  describeEvent: (event, { t, name }) => (event.type === 'bid' ? t.hasBid(name(event.seat)) : null),
  describePosition: ({ own }, { t }) => [t.own(own)],
  moveVerb: () => 'lay',
  describeMove: ({ bid }, _preview, { t }) => t.bid(bid),
  seatFacts: () => ({ facts: [] }),
  scoreText: ({ bids }, seat) => String(bids[seat]),
  standings: (_view, { info }) => describeStandings(unrankedStandings(info.seats), {}),
  durationMs: () => 0,
  revealAt: () => 0,
  applyEvent: (view, event) => rules.applyEvent(view, event),
  soundOf: () => null,
  hasSecrets: () => false,
};

export const texts = textLoaders<ToyTexts>(import.meta.glob('./texts/??.ts'));

export { toy as definition } from '@paddock/toy';
