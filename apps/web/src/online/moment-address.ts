/** The entry that a link to a moment names: /t/:id?at=185. */
export function momentInAddress(search = location.search): number | null {
  const at = new URLSearchParams(search).get('at') ?? '';
  return /^\d{1,7}$/.test(at) ? Number(at) : null;
}
