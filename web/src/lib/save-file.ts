interface DownloadedFile {
  name: string;
  mediaType: string;
  contentBase64: string;
}

/** Hands a file of an answer to the browser, which saves it like any download. */
export function saveFile({ name, mediaType, contentBase64 }: DownloadedFile): void {
  const bytes = Uint8Array.from(atob(contentBase64), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
