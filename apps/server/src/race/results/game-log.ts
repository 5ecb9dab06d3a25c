import { findGame } from '@paddock/games';
import { Refusal } from '../../errors.ts';
import type { GameLogQuery, GameLogRepository } from './game-log-repository.ts';
import type { Results } from './service.ts';

/** The public log of finished races. */
export class GameLog {
  readonly #repository: GameLogRepository;
  readonly #results: Results;

  constructor(repository: GameLogRepository, results: Results) {
    this.#repository = repository;
    this.#results = results;
  }

  /**
   * One line of JSON for each race, the earliest first. Records that nobody has asked for yet are built now, which `charge` may
   * refuse: then the page ends early, unless it would be empty. The next request goes on after its last line.
   */
  async *readLines(query: GameLogQuery, charge: (cost: number) => void): AsyncGenerator<string> {
    if (query.game !== null && findGame(query.game) === undefined) {
      throw new Refusal('not-found', `there is no game "${query.game}"`);
    }
    let isFirst = true;
    for (const { id, game, endedAt, ranking } of await this.#repository.list(query)) {
      let record: string;
      try {
        record = (await this.#results.loadRecord(id, charge)).text;
      } catch (error) {
        if (isFirst || !(error instanceof Refusal)) throw error;
        return;
      }
      isFirst = false;
      // The record is JSON over several lines.
      yield `{"table":"${id}","game":"${game}","endedAt":${endedAt},"ranking":${ranking},"record":${JSON.stringify(JSON.parse(record))}}\n`;
    }
  }
}
