/** A field whose content can be selected. */
type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies a text and returns whether that worked. Must be called from a click. `navigator.clipboard` exists on https
 * only; on plain http the content of `field` is copied with `execCommand`.
 */
export async function copyText(text: string, field: TextField | null): Promise<boolean> {
  // The DOM types declare it as always present, but plain http pages do not have it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // The person denied permission, or the page does not have the focus.
    }
  }
  return copySelected(field);
}

/** Selects and copies the content of a field. If copying fails, the text stays selected to be copied by hand. */
export function copySelected(field: TextField | null): boolean {
  if (field === null) return false;
  field.focus();
  field.select();
  // iOS selects nothing without this.
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
