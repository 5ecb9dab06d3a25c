import type { DataDescription } from '@paddock/kernel';
import type { BalanceFigures } from '@paddock/reports/figures';
import type { ForkCredit, GalleryItemState, GalleryItemSummary, Person } from '@paddock/protocol';
import { DELETED } from '../people/repository.ts';
import type { ListedItem } from './repository.ts';

/** What is stored of a description besides the name. */
type StoredDescription = Omit<DataDescription, 'name'>;

/** What is shown of an item that is not public any more: nothing. */
const EMPTY_DESCRIPTION: StoredDescription = { outline: [], marks: [], figures: {} };

/** Items of banned people are hidden as long as the ban holds. */
export function stateOf({ withdrawn_at, hidden, banned }: ListedItem): GalleryItemState {
  if (withdrawn_at !== null) return 'withdrawn';
  return hidden === 1 || banned !== 0 ? 'hidden' : 'public';
}

function authorOf({ author, nickname, claimed, banned }: ListedItem): Person | null {
  return banned === DELETED ? null : { id: author, nickname, claimed: claimed !== null };
}

/** `original` is what the item was forked from. */
export function summarizeItem(item: ListedItem, original: ListedItem | null): GalleryItemSummary {
  const { id, version, game, option, published_at, rating_count, rating_total, races } = item;
  const state = stateOf(item);
  const description = state === 'public' ? (JSON.parse(item.description) as StoredDescription) : EMPTY_DESCRIPTION;
  return {
    id,
    version,
    game,
    option,
    name: state === 'hidden' ? '' : item.name,
    author: authorOf(item),
    publishedAt: published_at,
    ...description,
    balance: state === 'public' && item.balance !== null ? (JSON.parse(item.balance) as BalanceFigures) : null,
    rating: rating_count === 0 ? null : rating_total / rating_count,
    ratings: rating_count,
    races,
    state,
    forkedFrom: original === null ? null : creditOf(original),
  };
}

function creditOf(original: ListedItem): ForkCredit {
  const state = stateOf(original);
  return { id: original.id, name: state === 'hidden' ? '' : original.name, author: authorOf(original), state };
}
