import type { Viewer } from '@paddock/kernel';
import type { GameTexts, TextContext } from '../games/ui.ts';
import { formatList, formatNumber, type Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';
import type { TableInfo } from '../games/table-link.ts';

export function driverName(info: TableInfo, seat: number, texts: Texts): string {
  const { name } = info.drivers[seat]!;
  return name === '' ? `${texts.table.player} ${seat + 1}` : name;
}

export function createTextContext(
  info: TableInfo,
  viewer: Viewer,
  t: GameTexts,
  texts: Texts,
  language: Language,
): TextContext {
  return {
    t,
    info,
    viewer,
    name: (seat) => driverName(info, seat, texts),
    number: (value, digits = 0) => formatNumber(value, digits, language),
    list: (items) => formatList(items, texts),
  };
}
