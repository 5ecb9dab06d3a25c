/** Saves data as a file, as if the person had clicked a download link. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  // Some browsers start the download a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
