import { createHash, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The token stands in the mailed link and is stored nowhere. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * Names a mailbox, however its address was typed: most providers deliver `ada+concerts@` to `ada@`, and a domain has the same
 * owner in its own letters and as `xn--…`.
 */
export function hashOfAddress(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const [mailbox = ''] = folded.slice(0, at).split('+');
  const domain = folded.slice(at + 1);
  return hashOf(`${mailbox}@${domainToASCII(domain) || domain}`);
}
