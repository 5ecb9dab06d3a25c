import { isIP } from 'node:net';
import type { NewPasskey, Passkey, PasskeyProof, Person } from '@paddock/protocol';
import type * as WebAuthn from '@simplewebauthn/server';
import type { PasskeyRow } from '../storage/schema.ts';
import { Refusal } from '../errors.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { People } from './service.ts';

/** Three hundred modules, which most servers never need. */
const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

/** How long a person may take to use their passkey. */
const CHALLENGE_TIMEOUT_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;
/** Ed25519, ES256 and RS256 by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The site as the browser sees it, `host` or `host:port`. It need not be trusted: a passkey signs the site it was made for,
 * so a site in between gets no valid signature.
 */
type SiteHost = string;

/** The challenge of a browser, kept in its encrypted cookie until it answers. */
export interface PasskeyChallenge {
  readonly text: string;
  readonly until: number;
}

/** The options for the browser, and the challenge that its answer is checked against. */
export interface PasskeyRequest {
  readonly options: { readonly challenge: string };
  readonly challenge: PasskeyChallenge;
}

/** Passkeys, with which people claim nicknames and sign in instead of with a password. */
export class Passkeys {
  readonly #passkeys: PasskeyRepository;
  readonly #people: People;
  readonly #now: () => number;

  constructor(passkeys: PasskeyRepository, people: People, now: () => number) {
    this.#passkeys = passkeys;
    this.#people = people;
    this.#now = now;
  }

  async list(person: string): Promise<Passkey[]> {
    const rows = await this.#passkeys.listFor(person);
    return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }));
  }

  /** Options for a browser to create a passkey. */
  async createRegistration(person: Person, site: SiteHost): Promise<PasskeyRequest> {
    const known = await this.#passkeys.listFor(person.id);
    if (known.length >= MAX_PASSKEYS) throw new Refusal('forbidden', `${MAX_PASSKEYS} passkeys are allowed at most`);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Paddock',
      rpID: relyingPartyId(site),
      userName: person.nickname,
      userID: new TextEncoder().encode(person.id),
      timeout: CHALLENGE_TIMEOUT_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
      // Discoverable, because people sign in without giving a nickname.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return this.#createRequest(options);
  }

  /** Stores a new passkey. The first one claims the nickname. */
  async register(
    person: Person,
    site: SiteHost,
    challenge: PasskeyChallenge | undefined,
    made: NewPasskey,
  ): Promise<Person> {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await refuseOnError(
      new Refusal('bad-request', 'the passkey does not match the request; try again'),
      verifyRegistrationResponse({
        response: made,
        expectedChallenge: this.#requireOpenChallenge(challenge),
        expectedOrigin: originsOf(site),
        expectedRPID: relyingPartyId(site),
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw new Refusal('bad-request', 'the passkey could not be verified');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if ((await this.#passkeys.findById(id)) !== undefined)
      throw new Refusal('bad-request', 'this passkey is registered already');
    const row: PasskeyRow = {
      id,
      person: person.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created_at: this.#now(),
    };
    if (!person.claimed) {
      return this.#people.claimWith(person.id, person.nickname, () =>
        this.#passkeys.addWithClaim(row, person.nickname),
      );
    }
    await this.#passkeys.add(row);
    return person;
  }

  /** Options for a browser to sign in with any passkey it has. */
  async createSignIn(site: SiteHost): Promise<PasskeyRequest> {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyId(site),
      timeout: CHALLENGE_TIMEOUT_MS,
      userVerification: 'preferred',
    });
    return this.#createRequest(options);
  }

  /** Signs in. All failures get the same answer, so that nothing can be probed. `checkBan` throws for a person who is banned. */
  async signIn(
    site: SiteHost,
    challenge: PasskeyChallenge | undefined,
    proof: PasskeyProof,
    checkBan: (person: string) => Promise<void>,
  ): Promise<Person> {
    const wrong = new Refusal('forbidden', 'this passkey is not known here');
    const expectedChallenge = this.#requireOpenChallenge(challenge);
    const row = await this.#passkeys.findById(proof.id);
    if (row === undefined) throw wrong;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await refuseOnError(
      wrong,
      verifyAuthenticationResponse({
        response: proof,
        expectedChallenge,
        expectedOrigin: originsOf(site),
        expectedRPID: relyingPartyId(site),
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
          transports: transportsOf(row),
        },
        requireUserVerification: false,
      }),
    );
    if (!verified || !(await this.#passkeys.updateCounter(row.id, row.counter, authenticationInfo.newCounter)))
      throw wrong;
    await checkBan(row.person);
    const person = await this.#people.find(row.person);
    if (person === null) throw wrong;
    return person;
  }

  /** Removes a passkey, but not the last one of a person without a password. */
  async remove(person: string, id: string): Promise<void> {
    const own = await this.#passkeys.listFor(person);
    if (!own.some((row) => row.id === id)) throw new Refusal('not-found', 'you have no such passkey');
    if (own.length === 1 && !(await this.#people.hasPassword(person))) {
      throw new Refusal('forbidden', 'this is your only way to sign in; set a password first');
    }
    await this.#passkeys.remove(id);
  }

  #createRequest(options: { readonly challenge: string }): PasskeyRequest {
    return { options, challenge: { text: options.challenge, until: this.#now() + CHALLENGE_TIMEOUT_MS } };
  }

  #requireOpenChallenge(challenge: PasskeyChallenge | undefined): string {
    if (challenge === undefined || challenge.until < this.#now()) {
      throw new Refusal('bad-request', 'the challenge is missing or has expired; try again');
    }
    return challenge.text;
  }
}

/** Turns errors of the library into a refusal. */
async function refuseOnError<T>(refusal: Refusal, verified: Promise<T>): Promise<T> {
  try {
    return await verified;
  } catch {
    throw refusal;
  }
}

/** The domain that passkeys are bound to. Browsers make none for IP addresses. */
function relyingPartyId(site: SiteHost): string {
  const { hostname } = new URL(`http://${site}`);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) {
    throw new Refusal('bad-request', 'passkeys need a domain name; use a password on a site without one');
  }
  return hostname;
}

/** Browsers allow passkeys on https and on localhost. A proxy may hide which of the two it is. */
function originsOf(site: SiteHost): string[] {
  return ['https', 'http'].map((scheme) => new URL(`${scheme}://${site}`).origin);
}

function transportsOf({ transports }: PasskeyRow): string[] {
  return JSON.parse(transports) as string[];
}
