/**
 * Puts a text into the clipboard; answers whether that worked. Must be called by a click. Browsers have
 * `navigator.clipboard` on https only, so on plain http the field that shows the text is copied the old way.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  // The type says that it is always there. On plain http it is not.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // The browser asked, and the person said no; or the page is not in front.
    }
  }
  return copySelected(field);
}

/** Selects all of a field and copies it. Where that fails the text stays selected, ready to be copied by hand. */
export function copySelected(field: HTMLInputElement | null): boolean {
  if (field === null) return false;
  field.focus();
  field.select();
  // Phones select nothing otherwise.
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
