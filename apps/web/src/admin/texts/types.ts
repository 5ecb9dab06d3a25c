import type { AdminActionName, BannedAddresses } from '@paddock/protocol';
import type { TextMap } from '../../base/texts/types.ts';

/** How long a ban can last. */
export type BanLength = 'day' | 'week' | 'month' | 'year' | 'ever';

export interface AdminTexts extends TextMap<
  | 'title'
  | 'enterHint'
  | 'token'
  | 'enter'
  | 'wrong'
  | 'slow'
  | 'failed'
  | 'health'
  | 'version'
  | 'storage'
  | 'uptime'
  | 'memory'
  | 'stored'
  | 'listeners'
  | 'people'
  | 'openTables'
  | 'runningTables'
  | 'overTables'
  | 'tables'
  | 'noTables'
  | 'private'
  | 'open'
  | 'running'
  | 'search'
  | 'find'
  | 'nobody'
  | 'banned'
  | 'ban'
  | 'unban'
  | 'banSure'
  | 'cancel'
  | 'reports'
  | 'noReports'
  | 'aboutTable'
  | 'hideItem'
  | 'showItem'
  | 'hiddenItems'
  | 'dealtWith'
  | 'look'
  | 'announcement'
  | 'announcementHint'
  | 'announce'
  | 'takeDown'
  | 'announced'
  | 'refreshed'
  | 'banLength'
  | 'banAddresses'
  | 'banReason'
  | 'bans'
  | 'noBans'
  | 'forGood'
  | 'banRange'
  | 'range'
  | 'rangeHint'
  | 'rangeRefused'
  | 'rename'
  | 'nameRefused'
  | 'closeTable'
  | 'closeSure'
  | 'closeSeasonSure'
  | 'answer'
  | 'answerHint'
  | 'actions'
  | 'actionsHint'
> {
  readonly since: (date: string) => string;
  readonly seatedAt: (n: number) => string;
  readonly banLengths: Readonly<Record<BanLength, string>>;
  readonly addressChoices: Readonly<Record<BannedAddresses, string>>;
  readonly actionNames: Readonly<Record<AdminActionName, string>>;
  readonly actionAt: (when: string) => string;
  readonly until: (when: string) => string;
  readonly renameOf: (name: string) => string;
  readonly newName: (name: string) => string;
  readonly banOf: (name: string) => string;
  readonly unbanOf: (name: string) => string;
  readonly seats: (taken: number, of: number) => string;
}
