import { createHash, randomInt } from 'node:crypto';
import type { OwnProfile, Person, RecoveryCodes, RecoveryCodeStatus, RecoverySignIn } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { RecoveryCodeRepository } from './recovery-code-repository.ts';
import type { People, SignInAttempt } from './service.ts';

const CODE_COUNT = 8;
/** Digits and letters that nobody mixes up when they copy a code by hand (Crockford's Base32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits, so that a code cannot be guessed even from its digest. */
const CODE_LENGTH = 16;
const GROUP_LENGTH = 4;

/** Codes for people who have lost password and passkeys. Each signs in once. */
export class RecoveryCodeService {
  readonly #codes: RecoveryCodeRepository;
  readonly #people: People;
  readonly #now: () => number;

  constructor(codes: RecoveryCodeRepository, people: People, now: () => number) {
    this.#codes = codes;
    this.#people = people;
    this.#now = now;
  }

  /** Creates codes. Earlier ones are no longer valid. */
  async create({ id, claimed }: Person): Promise<RecoveryCodes> {
    if (!claimed) throw new Refusal('forbidden', 'claim your nickname first');
    const codes = Array.from({ length: CODE_COUNT }, createCode);
    const created_at = this.#now();
    await this.#codes.replace(
      id,
      codes.map((code) => ({ digest: digestOf(id, code), person: id, created_at })),
    );
    return { codes };
  }

  async findStatus(person: string): Promise<RecoveryCodeStatus> {
    const codes = await this.#codes.listFor(person);
    return { left: codes.length, createdAt: codes[0]?.created_at ?? null };
  }

  /** Signs in with a code, which is used up then. */
  async signIn(
    { nickname, code, password }: RecoverySignIn,
    attemptOf: (person: string) => SignInAttempt,
  ): Promise<OwnProfile> {
    const person = await this.#people.signInWith(nickname, attemptOf, ({ id }) =>
      this.#codes.use(id, digestOf(id, code)),
    );
    if (person === null) throw new Refusal('forbidden', 'nickname or code is wrong, or the code has been used');
    if (password !== undefined) await this.#people.setPassword(person.id, password);
    return person;
  }
}

function createCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))!.join('-');
}

/** The digest of a code for one person, however the code is written. */
export function digestOf(person: string, code: string): string {
  const letters = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`${person}:${letters}`).digest('hex');
}
