/** The address of the site's WebSocket. Here and not in socket.ts, so that pages need not load the schemas. */
export const SOCKET_PATH = '/api/socket';

/** What a page can subscribe to: the lobby, or a table by its id. */
export const LOBBY_CHANNEL = 'lobby';
const TABLE_PREFIX = 'table/';

export function channelOfTable(table: string): string {
  return TABLE_PREFIX + table;
}

/** The id of the table, or `null` for the lobby. */
export function tableOfChannel(channel: string): string | null {
  return channel.startsWith(TABLE_PREFIX) ? channel.slice(TABLE_PREFIX.length) : null;
}
