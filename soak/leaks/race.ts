import type { GameDefinition, Rng } from '@paddock/kernel';
import { randomSetup, type Setup } from '@paddock/kernel/testing/setups';
import { Wire } from '../wire.ts';
import { Witness } from './witness.ts';

/** A whole race as everybody who was there heard it. */
export interface Recorded {
  readonly table: string;
  readonly witnesses: readonly Witness[];
}

/** More people than this hear nothing that these do not. */
const MOST_PEOPLE = 4;

/** Where nothing is heard for so long, nothing will be. */
const PATIENCE = 30_000;

/** All addresses of the API that can be looked at, from its own description: new ones are tried without being named here. */
export async function addressesOf(base: string): Promise<string[]> {
  const { body } = await new Wire(base).call<{ paths: Record<string, object> }>('GET', '/api/docs/json');
  const addresses = Object.entries(body.paths).filter(
    ([path, methods]) => path.startsWith('/api/') && 'get' in methods,
  );
  return addresses.map(([path]) => path).filter((path) => !path.endsWith('/live') && !path.startsWith('/api/docs'));
}

/** Plays one race over HTTP: people who play at random, rookies on the other seats, somebody who only looks on. */
export async function recordRace(
  base: string,
  definition: GameDefinition,
  rng: Rng,
  addresses: readonly string[],
): Promise<Recorded> {
  const setup = randomSetup(definition, rng);
  const people = 1 + rng.below(Math.min(setup.seats, MOST_PEOPLE));
  const witnesses = Array.from({ length: people + 1 }, () => new Witness(base, rng.fork(), addresses));
  for (const [i, witness] of witnesses.slice(0, people).entries()) await witness.introduce(`Driver ${i}`);
  // Some add to the dice: their nonces are nobody's to know until the race is over.
  const committed = new Set(witnesses.filter(() => rng.below(2) === 0));
  const sitDown = (witness: Witness): object => (committed.has(witness) ? { commitment: witness.commit() } : {});
  const host = witnesses[0]!;
  const { id } = await host.wire.table({ game: definition.id, ...wanted(setup, people), ...sitDown(host) });
  const attending: Promise<void>[] = [];
  const early = witnesses.filter(() => rng.below(2) === 0);
  const come = (some: readonly Witness[]): void => void attending.push(...some.map((witness) => witness.attend(id)));
  // Some look on from before the race: what they are told must follow them to the seat that chance gives them.
  come(early.filter((witness) => witness === witnesses[0] || witness === witnesses.at(-1)));
  for (const witness of witnesses.slice(1, people)) {
    if (early.includes(witness)) come([witness]);
    await witness.wire.call('POST', `/api/tables/${id}/join`, sitDown(witness));
  }
  come(witnesses.filter((witness) => !early.includes(witness)));
  await Promise.race([Promise.all(attending), stuck(id, witnesses)]);
  return { table: id, witnesses };
}

/** Fails when nobody has heard anything for long. */
function stuck(table: string, witnesses: readonly Witness[]): Promise<never> {
  const begun = Date.now();
  return new Promise((_, reject) => {
    const look = setInterval(() => {
      const latest = Math.max(...witnesses.map(({ streams }) => streams.at(-1)?.messages.at(-1)?.at ?? 0), begun);
      if (Date.now() - latest < PATIENCE) return;
      clearInterval(look);
      reject(new Error(`table ${table} is stuck`));
    }, PATIENCE / 10);
    look.unref();
  });
}

function wanted({ seats, options }: Setup, people: number): object {
  const kinds = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : seat < people ? { kind: 'open' } : { kind: 'bot', level: 'rookie' },
  );
  return { seats: kinds, options };
}
