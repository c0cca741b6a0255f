/** `1.4 MB`, of 1,048,576 bytes each. */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_000 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1_024).toFixed(1)} MB`;
}
