import { type Event, seatStandingsOf, type View } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { describeStandings } from '../standings.ts';
import type { EventMark, SeatFacts, Standing } from '../ui.ts';
import { countsScore, type FormulaTextContext, roundCount, scoreLabel } from './sentences.ts';

/** The seats by score, then by the cards in hand (FO-20, FO-24). */
export function standings(view: View, { t, info }: FormulaTextContext): Standing[] {
  const { goal } = info.options;
  return describeStandings(seatStandingsOf(view, info.options), { cards: t.gap.cards, score: t.gap[goal] });
}

export function seatFacts(view: View, which: Seat, context: FormulaTextContext): SeatFacts {
  const { score: t } = context.t;
  const place = view.finished.indexOf(which) + 1;
  const facts = [{ label: t.cards, value: context.number(view.handSizes[which]!) }];
  if (countsScore(context)) {
    facts.push({ label: scoreLabel(context.info.options.goal, context), value: context.number(view.scores[which]!) });
  }
  const note = place > 0 ? t.place(place) : which === view.dealer ? t.dealer : undefined;
  return { facts, isOut: place > 0, note };
}

/** Rounds, and whose turn it is. */
export function markEvent(event: Event, context: FormulaTextContext): EventMark {
  switch (event.type) {
    case 'dealer':
      return { round: context.t.board.round(1, roundCount(context)) };
    case 'roundStarted':
      return { round: context.t.board.round(event.round, roundCount(context)) };
    case 'formula':
    case 'drew':
      return { seat: event.seat };
    case 'passed':
      return { seat: event.seat, tone: 'bad' };
    case 'finished':
      return { seat: event.seat, tone: 'good' };
    default:
      return {};
  }
}
