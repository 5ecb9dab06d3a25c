export { formulaDeBots as bots } from '@paddock/bots/formula-de';
export { formulaDe as definition } from '@paddock/formula-de';
