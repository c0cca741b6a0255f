/** The code of a ticket in what was scanned or typed; a QR code holds a proof behind it. */
const codeOf = (text: string) => text.trim().split('.', 1)[0]?.toUpperCase() ?? '';

/** A list on a device names its tickets by digests, so that a lost device holds no ticket. */
export async function codeDigestOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`ticket ${codeOf(text)}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
