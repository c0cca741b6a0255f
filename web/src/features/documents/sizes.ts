const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `1.4 MB` of 1,048,576 bytes each, and `5 GB` rather than `5.0 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kilobytes = bytes / 1_024;
  const megabytes = kilobytes / 1_024;
  if (kilobytes < 999.5) return `${Math.round(kilobytes)} kB`;
  return megabytes < 999.95
    ? `${number.format(megabytes)} MB`
    : `${number.format(megabytes / 1_024)} GB`;
}
