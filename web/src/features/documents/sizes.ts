/** `1.4 MB`, of 1,048,576 bytes each. */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kilobytes = bytes / 1_024;
  const megabytes = kilobytes / 1_024;
  if (kilobytes < 1_000) return `${Math.round(kilobytes)} kB`;
  return megabytes < 1_000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1_024).toFixed(1)} GB`;
}
