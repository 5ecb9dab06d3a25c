/** The module that build/rules.ts creates: the rules by game and language. */
declare module 'virtual:rules' {
  // A declaration of this kind has no other way to name a type of ours.
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Load = () => Promise<{ readonly default: import('./rules-document.ts').RulesWithGuide }>;
  export const LOADERS: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}

/** The worker of the tables on this device (build/tables-worker.ts). */
declare module 'virtual:tables-worker' {
  export const url: string;
}
