/** The HTML that frames a race on another page. */
export function embedCode(id: string, origin: string): string {
  return `<iframe src="${origin}/embed/${id}" width="800" height="600" style="border:0" title="Paddock" loading="lazy"></iframe>`;
}
