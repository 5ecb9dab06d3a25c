/** The module that build/developers.ts creates: documents, examples and types of the repository. */
declare module 'virtual:developers' {
  // A declaration of this kind has no other way to name a type of ours.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const documents: import('./markdown.ts').DeveloperDocuments;
  export default documents;
}
