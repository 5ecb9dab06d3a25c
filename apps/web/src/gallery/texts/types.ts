import type { GalleryOrder } from '@paddock/protocol';
import type { TextMap } from '../../base/texts/types.ts';

/** The figures of a balance report, each with its number as the language writes it. */
export type BalanceTexts = Readonly<
  Record<
    'turns' | 'overtakingsPerCar' | 'dropOuts' | 'spins' | 'turnsAlone' | 'poleAdvantage' | 'hardestCorner',
    (number: string) => string
  >
>;

export interface GalleryTexts extends TextMap<
  | 'title'
  | 'lead'
  | 'homeHint'
  | 'ours'
  | 'oursHint'
  | 'byPeople'
  | 'empty'
  | 'emptyHint'
  | 'nothingFound'
  | 'allGames'
  | 'search'
  | 'more'
  | 'noRating'
  | 'deletedAuthor'
  | 'withdrawn'
  | 'withdrawnHint'
  | 'hidden'
  | 'back'
> {
  readonly game: string;
  readonly orderBy: string;
  readonly orders: Readonly<Record<GalleryOrder, string>>;
  by(author: string): string;
  races(count: number): string;
  /** The mean rating for screen readers. */
  stars(mean: string, count: number): string;
  ratings(count: number): string;
  version(number: number): string;
  readonly balanceTitle: string;
  readonly balance: BalanceTexts;
  readonly item: TextMap<
    | 'picture'
    | 'figures'
    | 'raceAlone'
    | 'raceOnline'
    | 'raceOnlineHint'
    | 'setUp'
    | 'fork'
    | 'forkHint'
    | 'judge'
    | 'judgeHint'
    | 'poster'
    | 'versions'
    | 'latest'
    | 'share'
    | 'rate'
    | 'rateHint'
    | 'rateOwn'
    | 'unrate'
    | 'claimFirst'
    | 'report'
    | 'withdraw'
    | 'withdrawText'
    | 'newVersion'
    | 'signIn'
  > & {
    star(count: number): string;
    /** Before the link to the original. */
    readonly forkedFrom: string;
    readonly forkedFromGone: string;
    forks(count: number): string;
    published(date: string): string;
  };
  readonly report: TextMap<'title' | 'reason' | 'hint' | 'send' | 'cancel' | 'done'>;
  readonly publish: TextMap<
    'open' | 'title' | 'text' | 'name' | 'send' | 'cancel' | 'done' | 'look' | 'claim' | 'toClaim' | 'known' | 'faulty'
  > & {
    newVersionOf(name: string): string;
    readonly asNew: string;
    forkOf(name: string): string;
  };
  readonly pick: TextMap<'open' | 'title' | 'choose'>;
  readonly saved: TextMap<'save' | 'title' | 'open' | 'none' | 'name' | 'stale' | 'done' | 'remove' | 'use'>;
}
