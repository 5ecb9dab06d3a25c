import { BOT_NAMES } from '@paddock/protocol';

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}
