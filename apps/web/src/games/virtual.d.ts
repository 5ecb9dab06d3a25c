/** The modules that build/rules.ts creates. */
declare module 'virtual:rules/*' {
  // A declaration of this kind has no other way to name a type of ours.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const rules: import('./rules-document.ts').RulesDocument;
  export default rules;
}
