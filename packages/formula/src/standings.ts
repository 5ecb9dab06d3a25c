import { rankSeats, type Seat, type SeatStanding, standingsOfRanking, unrankedStandings } from '@paddock/kernel';
import type { Options, View } from './types.ts';

/**
 * The seats as they stand: by the score of the rounds played (FO-24, FO-25), then by cards. In a round that is being played
 * the seats without cards come first in their order, then those with the fewest cards (FO-20); where the first out of cards
 * wins, the cards left in earlier rounds count, too (FO-24). There is no order before the first cards are dealt.
 */
export function seatStandingsOf(view: View, { goal }: Options): SeatStanding<'score' | 'cards'>[] {
  const { scores, cardsLeft, handSizes, finished } = view;
  // While cards are dealt, and when the round is counted, the hands say nothing.
  const isPlaying = view.formula.b.length > 0 && view.toMove !== null;
  if (!isPlaying && view.round === 1 && view.formula.b.length === 0) return unrankedStandings(scores.length);
  const cards = scores.map((_, seat) => (isPlaying ? handSizes[seat]! : 0) + (goal === 'first' ? cardsLeft[seat]! : 0));
  const scoreLead = (a: Seat, b: Seat): number => (goal === 'all' ? scores[b]! - scores[a]! : scores[a]! - scores[b]!);
  const finish = (seat: Seat): number =>
    isPlaying && finished.includes(seat) ? finished.indexOf(seat) : scores.length;
  const ranking = rankSeats(scores.length, (a, b) => scoreLead(b, a) || finish(a) - finish(b) || cards[a]! - cards[b]!);
  return standingsOfRanking(ranking, (ahead, behind) => {
    const lead = scoreLead(ahead, behind);
    return lead === 0 ? { count: cards[behind]! - cards[ahead]!, unit: 'cards' } : { count: lead, unit: 'score' };
  });
}
