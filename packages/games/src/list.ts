/** The definitions of all games, one line each. Their order is that of `order` in the manifests. */
export { formelFun } from '@paddock/formel-fun';
export { formula } from '@paddock/formula';
export { formulaDe } from '@paddock/formula-de';
export { polePosition } from '@paddock/pole-position';
