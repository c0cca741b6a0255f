interface DownloadedFile {
  name: string;
  mediaType: string;
  contentBase64: string;
}

/** Hands a file of an answer to the browser, which saves it like any download. */
export function saveFile({ name, mediaType, contentBase64 }: DownloadedFile): void {
  const bytes = Uint8Array.from(atob(contentBase64), (sign) => sign.charCodeAt(0));
  saveBlob(name, new Blob([bytes], { type: mediaType }));
}

/** The same for a text that the page made itself. */
export const saveText = (name: string, mediaType: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: mediaType }));

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
