export const TABLE_ID_PATTERN = '^[A-Za-z0-9]{12}$';

/** Whether a table may have this id: not if a link was cut off or changed on its way. */
export function isTableId(text: string): boolean {
  return new RegExp(TABLE_ID_PATTERN).test(text);
}
