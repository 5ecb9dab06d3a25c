const SEAT_FIELDS = new Set(
  'kind name claimed botAccount person reservedFor bot autopilot present awaySince commitment vacationUntil'.split(' '),
);
const REFUSAL_FIELDS = new Set(['error', 'message']);
const TABLE_FIELDS = new Set(
  'id game options listed phase revealing host seats time chat hints coach seedHash rematchOf rematch ranking rating createdAt startedAt endedAt startsBy language points chances spectators spectatorDelay championship closed'.split(
    ' ',
  ),
);
const CIRCUIT_FIELDS = new Set(
  'id name names direction lapRows lanes corners finish grid pit weather cells drawing'.split(' '),
);
const ITEM_FIELDS = new Set(
  'id version game option name names author publishedAt outline marks figures balance rating ratings races state forkedFrom value design versions forks viewer'.split(
    ' ',
  ),
);
export const OWN_TABLE_FIELDS = new Set([...TABLE_FIELDS, 'yourTurn', 'dueAt']);

/**
 * The fields that the API may return before a race is over, by path: those of the object, or of each item of a list. A new
 * route must be added here.
 */
const ALLOWED_FIELDS: readonly (readonly [path: RegExp, members: ReadonlySet<string>])[] = [
  [/^\/api\/me$/, new Set(['id', 'nickname', 'claimed', 'botAccount', 'renamedFrom', 'renamedByAdmin'])],
  [
    /^\/api\/me\/data$/,
    new Set(
      'person createdAt sessions tokens passkeys recoveryCodes seats removedFrom lastSeen premoves notifications messages ratings skills muted blocked following championships vacations reports bots contacts gallery'.split(
        ' ',
      ),
    ),
  ],
  [/^\/api\/me\/(?:mutes|blocks)$/, new Set(['id', 'nickname', 'claimed', 'botAccount'])],
  [/^\/api\/me\/bots$/, new Set(['id', 'nickname', 'createdAt'])],
  [/^\/api\/me\/contacts$/, new Set(['offered', 'contacts'])],
  [/^\/api\/arena\/[\w-]+$/, new Set(['waiting', 'running', 'finished'])],
  [/^\/api\/me\/following$/, new Set(['people', 'followers', 'allowsFollowers'])],
  [/^\/api\/me\/sessions$/, new Set(['id', 'device', 'createdAt', 'lastUsedAt', 'current'])],
  [/^\/api\/me\/reports$/, new Set(['table', 'item', 'reason', 'at', 'answer', 'answeredAt'])],
  [/^\/api\/me\/tokens$/, new Set(['label', 'scope', 'createdAt'])],
  [/^\/api\/me\/recovery-codes$/, new Set(['left', 'createdAt', 'codes'])],
  [/^\/api\/me\/opponents$/, new Set(['person', 'races', 'ahead', 'behind', 'level'])],
  [/^\/api\/people\/[\w-]+\/history(?:\?.*)?$/, new Set(['races', 'next'])],
  [/^\/api\/people\/[\w-]+\/statistics$/, new Set(['game', 'races', 'places', 'ratings', 'tables'])],
  [/^\/api\/people\/[\w-]+\/head-to-head$/, new Set(['races', 'ahead', 'behind', 'level', 'games', 'last'])],
  [
    /^\/api\/people\/[\w-]+\/races$/,
    new Set('game endedAt table options expected result luck choices errors errorTotal'.split(' ')),
  ],
  // Of a race that is not over there is no debrief, not even a pending one.
  [/^\/api\/tables\/\w+\/debrief$/, new Set()],
  [/^\/api\/leaderboard\/[\w-]+(?:\/bots)?$/, new Set(['person', 'points', 'uncertainty', 'games'])],
  [/^\/api\/people\/[\w-]+$/, new Set(['id', 'nickname', 'claimed', 'botAccount', 'ratings'])],
  [/^\/api\/leaderboard\/[\w-]+\/skill$/, new Set(['person', 'races', 'adjusted', 'plain'])],
  [/^\/api\/me\/vacation$/, new Set(['until', 'daysLeft'])],
  [/^\/api\/me\/passkeys$/, new Set(['id', 'createdAt'])],
  // The options that a list only summarizes: a circuit, or the tokens of a course.
  [/^\/api\/data\/[0-9a-f]{64}$/, CIRCUIT_FIELDS],
  [/^\/api\/tables$/, TABLE_FIELDS],
  [/^\/api\/me\/tables$/, OWN_TABLE_FIELDS],
  [/^\/api\/me\/invitations$/, TABLE_FIELDS],
  [
    /^\/api\/tables\/\w+(?:\/(?:join|leave|start|widen|autopilot|commitment|reveal|people\/[\w-]+|seats\/\d\/autopilot))?$/,
    TABLE_FIELDS,
  ],
  [/^\/api\/tables\/\w+\/invitation$/, new Set(['networkUrl'])],
  [/^\/api\/tables\/\w+\/moves$/, new Set(['n'])],
  [/^\/api\/tables\/\w+\/steps\/\d+$/, new Set(['events', 'after'])],
  [/^\/api\/tables\/\w+\/premoves$/, new Set(['moves'])],
  [
    /^\/api\/(?:me\/)?championships$/,
    new Set('id name kind phase organiser games entrants rounds finishedRounds nextRoundAt createdAt role'.split(' ')),
  ],
  [
    /^\/api\/championships\/\w+$/,
    new Set(
      'id name kind points phase listed organiser createdAt dropWorst advance teamSize entrants invited rounds drivers teams nextRoundAt viewer'.split(
        ' ',
      ),
    ),
  ],
  [/^\/api\/gallery(?:\?.*)?$/, new Set([...ITEM_FIELDS, 'items', 'next'])],
  [/^\/api\/gallery\/(?:built-in|[0-9a-f]{64}(?:\/rating)?)$/, ITEM_FIELDS],
  [/^\/api\/me\/designs(?:\/[\w-]+)?$/, new Set('id game option name version updatedAt design'.split(' '))],
  [/^\/api\/key$/, new Set(['publicKey'])],
  [/^\/api\/push\/key$/, new Set(['key'])],
  [
    /^\/api\/tables\/\w+\/messages$/,
    new Set(['number', 'person', 'name', 'claimed', 'botAccount', 'text', 'at', 'audience']),
  ],
];

/** Whether a response has only fields that may be returned before the race is over. */
export function isAllowed(request: string, status: number, body: unknown): boolean {
  if (status >= 400) return hasOnly(body, REFUSAL_FIELDS);
  const path = request.slice(request.indexOf(' ') + 1);
  const members = ALLOWED_FIELDS.find(([address]) => address.test(path))?.[1];
  if (members === undefined) return false;
  const isOfTables = members === TABLE_FIELDS || members === OWN_TABLE_FIELDS;
  return [body].flat().every((one) => (isOfTables ? isTable(one, members) : hasOnly(one, members)));
}

export function isTable(body: unknown, members: ReadonlySet<string> = TABLE_FIELDS): boolean {
  return hasOnly(body, members) && (body as { seats: unknown[] }).seats.every((seat) => hasOnly(seat, SEAT_FIELDS));
}

export function hasOnly(body: unknown, names: ReadonlySet<string>): boolean {
  return body !== null && typeof body === 'object' && Object.keys(body).every((name) => names.has(name));
}
