import { FIRST_RATING, type Profile, type Table } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { callApi } from '../base/api.ts';

/** A rating after a race, and what the race changed; `null` if the rating before it is not known. */
interface RatingChange {
  readonly points: number;
  readonly change: number | null;
}

const storageKey = (table: string): string => `paddock-rating-${table}`;

async function fetchPoints(person: string, game: string): Promise<number | null> {
  const profile = await callApi<Profile>('GET', `/api/people/${person}`);
  if (!profile.ok) return null;
  return profile.value.ratings.find((rating) => rating.game === game)?.points ?? FIRST_RATING;
}

/** Remembers the person's rating while a listed race is under way: the server keeps only the current one. */
export function useRatingBefore({ id, game, listed }: Table, person: string | null, isOver: boolean): void {
  useEffect(() => {
    if (person === null || isOver || !listed || sessionStorage.getItem(storageKey(id)) !== null) return;
    void fetchPoints(person, game).then((points) => {
      if (points !== null) sessionStorage.setItem(storageKey(id), String(points));
    });
  }, [id, game, listed, person, isOver]);
}

/** What a rated race changed for the person; `null` until it is known, and for races that are not rated. */
export function useRatingChange({ id, game, rating }: Table, person: string | null): RatingChange | null {
  const [change, setChange] = useState<RatingChange | null>(null);
  const isRated = rating?.rated === true;
  useEffect(() => {
    if (!isRated || person === null) return;
    let wanted = true;
    void fetchPoints(person, game).then((points) => {
      if (wanted && points !== null) setChange(compareRatings(sessionStorage.getItem(storageKey(id)), points));
    });
    return () => {
      wanted = false;
    };
  }, [id, game, isRated, person]);
  return change;
}

/** `before` is what was remembered at the start of the race, as text. */
export function compareRatings(before: string | null, points: number): RatingChange {
  return { points, change: before === null ? null : points - Number(before) };
}
