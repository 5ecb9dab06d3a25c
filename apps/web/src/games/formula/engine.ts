export { formulaBots as bots } from '@paddock/bots/formula';
export { formula as definition } from '@paddock/formula';
