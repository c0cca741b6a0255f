/** The part of a file that a request asks for. */
export interface Part {
  from: number;
  length: number;
}

/** A player asks for the next part when it needs it, so that a paused one keeps no connection waiting. */
const mostOfPart = 8 * 1_048_576;

/**
 * The one range that a `Range` header names, or undefined where the whole file is to be sent: a server may pass over a header
 * that it does not understand, that names several ranges, or that lies behind the end (RFC 9110, section 14.2).
 */
export function partOf(header: string | undefined, size: number): Part | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const until = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > until) return undefined;
  return { from, length: Math.min(until - from + 1, mostOfPart) };
}

export const rangeText = ({ from, length }: Part, size: number) =>
  `bytes ${from}-${from + length - 1}/${size}`;
