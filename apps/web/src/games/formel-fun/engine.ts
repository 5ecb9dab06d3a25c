export { formelFunBots as bots } from '@paddock/bots/formel-fun';
export { formelFun as definition } from '@paddock/formel-fun';
