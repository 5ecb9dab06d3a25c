import type { TokenScope } from '@paddock/protocol';

/**
 * Every route that a program may call with a token, by the scope it needs. All other routes refuse tokens: a token that
 * got lost must not be enough to take over an account. `play` includes `read`.
 */
export const TOKEN_SCOPES: Readonly<Record<string, TokenScope>> = {
  'GET /api/me': 'read',
  'GET /api/me/tables': 'read',
  'GET /api/me/invitations': 'read',
  'GET /api/lobby/live': 'read',
  'GET /api/data/:hash': 'read',
  'GET /api/tables': 'read',
  'GET /api/tables/running': 'read',
  'GET /api/tables/:id': 'read',
  'GET /api/tables/:id/live': 'read',
  'GET /api/tables/:id/messages': 'read',
  'GET /api/tables/:id/premoves': 'read',
  'GET /api/tables/:id/record': 'read',
  'GET /api/tables/:id/debrief': 'read',
  'GET /api/tables/:id/steps/:n': 'read',
  'GET /api/key': 'read',
  'GET /api/people/:id': 'read',
  'GET /api/people/:id/races': 'read',
  'GET /api/leaderboard/:game': 'read',
  'GET /api/leaderboard/:game/skill': 'read',
  'GET /api/leaderboard/:game/bots': 'read',
  'GET /api/arena/:game': 'read',
  'GET /api/games.ndjson': 'read',
  'POST /api/arena/:game': 'play',
  'DELETE /api/arena/:game': 'play',
  'POST /api/tables': 'play',
  'PATCH /api/tables/:id': 'play',
  'PUT /api/tables/:id/seats/:seat': 'play',
  'DELETE /api/tables/:id/people/:person': 'play',
  'POST /api/tables/:id/join': 'play',
  'PUT /api/tables/:id/commitment': 'play',
  'POST /api/tables/:id/reveal': 'play',
  'POST /api/tables/:id/leave': 'play',
  'POST /api/tables/:id/start': 'play',
  'POST /api/tables/:id/moves': 'play',
  'POST /api/tables/:id/preview': 'play',
  'DELETE /api/tables/:id/autopilot': 'play',
  'POST /api/tables/:id/seats/:seat/autopilot': 'play',
  'PUT /api/tables/:id/premoves': 'play',
  'DELETE /api/tables/:id/premoves': 'play',
  'POST /api/tables/:id/messages': 'play',
  'POST /api/tables/:id/chat': 'play',
  'POST /api/tables/:id/rematch': 'play',
  'POST /api/quick-match/:game': 'play',
};

export function scopeAllows(granted: TokenScope, needed: TokenScope): boolean {
  return granted === 'play' || granted === needed;
}
