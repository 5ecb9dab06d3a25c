export { toy as bots } from '@paddock/bots/toy';
export { toy as definition } from '@paddock/toy';
