/** The languages of the site. The first one is for everybody who speaks none of them. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language in an Accept-Language header that the site speaks. */
export function selectLanguage(acceptLanguage = ''): Language {
  const tags = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const found = tags.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (found as Language | undefined) ?? LANGUAGES[0];
}
