import type { Database } from '../../storage/connect.ts';
import type { PeopleRow, RatingRow } from '../../storage/schema.ts';

type RankedRow = RatingRow & Pick<PeopleRow, 'nickname' | 'claimed'>;

export class RatingRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  listFor(person: string): Promise<RatingRow[]> {
    return this.#db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute();
  }

  /** The best of a game among those who have raced often enough. */
  listBest(game: string, of: 'people' | 'bots', minGames: number, limit: number): Promise<RankedRow[]> {
    return this.#db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .selectAll('ratings')
      .select(['people.nickname', 'people.claimed'])
      .where('ratings.game', '=', game)
      .where('ratings.games', '>=', minGames)
      .where('people.banned', '=', 0)
      .where('people.bot_owner', of === 'bots' ? 'is not' : 'is', null)
      .orderBy('ratings.points', 'desc')
      .orderBy('ratings.person')
      .limit(limit)
      .execute();
  }
}
