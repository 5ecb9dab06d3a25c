import { type Language, LANGUAGES } from '@paddock/kernel';

/** The first language in an Accept-Language header that the site speaks; otherwise the first of ours. */
export function selectLanguage(acceptLanguage = ''): Language {
  const tags = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const found = tags.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (found as Language | undefined) ?? LANGUAGES[0]!;
}
