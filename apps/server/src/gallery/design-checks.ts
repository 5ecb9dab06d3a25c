import { DESIGNED_OPTION, parseDesign } from '@paddock/circuit-design';
import { Refusal } from '../errors.ts';
import type { PublishableOption } from './publishable-option.ts';

/**
 * Refuses a design whose shape no editor could open. It may still have faults, which its designer sees. A circuit is kept as a
 * bare design or, while it is being drawn, as a draft around it; where a game has no editor the design is the value itself.
 */
export function requireDesign(game: string, option: string, spec: PublishableOption, design: object): void {
  const fault =
    game === DESIGNED_OPTION.game && option === DESIGNED_OPTION.option
      ? findCircuitDesignFault(design)
      : 'value' in design
        ? spec.check(design.value)
        : 'an object with the value';
  if (fault !== null) throw new Refusal('bad-request', `design: ${fault}`);
}

function findCircuitDesignFault(design: object): string | null {
  const parsed = parseDesign('design' in design ? design.design : design);
  return 'error' in parsed ? parsed.error : null;
}
