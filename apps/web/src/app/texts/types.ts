import type { Theme } from '../../base/settings.ts';
import type { BaseTexts, TextMap, Texts } from '../../base/texts/types.ts';
import type { ShellTexts } from '../../shell/texts/types.ts';
import type { AdminTexts } from '../../admin/texts/types.ts';
import type { ChampionshipTexts } from '../../championships/texts/types.ts';
import type { ChatTexts } from '../../chat/texts/types.ts';
import type { DeveloperTexts } from '../../developers/texts/types.ts';
import type { GalleryTexts } from '../../gallery/texts/types.ts';
import type { HomeTexts } from '../../home/texts/types.ts';
import type { LearnTexts } from '../../learn/texts/types.ts';
import type { LobbyTexts } from '../../lobby/texts/types.ts';
import type { NotificationTexts } from '../../notifications/texts/types.ts';
import type { OnlineTexts } from '../../online/texts/types.ts';
import type { PeopleTexts } from '../../people/texts/types.ts';
import type { PremoveTexts } from '../../premove/texts/types.ts';
import type { PuzzleLinkTexts } from '../../puzzles/texts/types.ts';
import type { ReplayTexts, VerifyTexts } from '../../replay/texts/types.ts';
import type { RulesTexts } from '../../rules/texts/types.ts';
import type { SetupTexts } from '../../setup/texts/types.ts';
import type { TableTexts } from '../../table/texts/types.ts';
import type { WorkshopLinkTexts } from '../../workshop/texts/types.ts';

export type { Texts } from '../../base/texts/types.ts';

/** The texts of all features. Each language is one object of this type, so a missing text does not compile. */
declare module '../../base/texts/types.ts' {
  interface Texts extends ShellTexts {
    readonly rules: RulesTexts;
    readonly table: TableTexts;
    readonly setup: SetupTexts;
    readonly notifications: NotificationTexts;
    readonly chat: ChatTexts;
    readonly people: PeopleTexts;
    readonly premove: PremoveTexts;
    readonly online: OnlineTexts;
    readonly gallery: GalleryTexts;
    readonly championships: ChampionshipTexts;
    readonly lobby: LobbyTexts;
    readonly replay: ReplayTexts;
    readonly verify: VerifyTexts;
    readonly learn: LearnTexts;
    readonly puzzles: PuzzleLinkTexts;
    readonly workshop: WorkshopLinkTexts;
    readonly developers: DeveloperTexts;
    readonly home: HomeTexts;
    readonly admin: AdminTexts;
    readonly settings: TextMap<
      'title' | 'theme' | 'sound' | 'atOnce' | 'atOnceHint' | 'nickname' | 'onlyMove' | 'onlyMoveHint'
    > & {
      readonly themes: Readonly<Record<Theme, string>>;
    };
    readonly offline: string;
    readonly crash: TextMap<'title' | 'text'>;
  }
}

/**
 * What a table page needs, so that a first visit to one loads no others. scripts/test/web-texts.test.ts holds that
 * folders up to the table use no texts of later ones.
 */
export type FirstTexts = BaseTexts & ShellTexts & Pick<Texts, 'rules' | 'table' | 'offline' | 'crash'>;
