import type { Named } from '../../texts/types.ts';

export interface HostTexts extends Named<
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
  | 'dealtWith'
  | 'look'
  | 'announcement'
  | 'announcementHint'
  | 'announce'
  | 'takeDown'
  | 'announced'
  | 'refreshed'
> {
  readonly since: (date: string) => string;
  readonly seatedAt: (n: number) => string;
  readonly saidBy: (name: string) => string;
  readonly reportedBy: (name: string, when: string) => string;
  readonly banOf: (name: string) => string;
  readonly unbanOf: (name: string) => string;
  readonly seats: (taken: number, of: number) => string;
}
