import { domainToASCII, domainToUnicode } from 'node:url';
import { lineAsSeen } from '@sidework/contracts/kernel/shown-text';

/** An address as it is kept: one for all the ways in which people write it, the domain in its own letters. */
export function normalEmail(given: string): string {
  const address = lineAsSeen(given).trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (/[^a-z0-9.-]|xn--/.test(domain) ? inOwnLetters(domain) : domain);
}

/**
 * The ways in which an address may be stored, the one that counts first: before domains were kept in their own letters, one
 * with other letters was stored as `xn--…`.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const earlier = domainToASCII(email.slice(at));
  return [...new Set([email, earlier ? email.slice(0, at) + earlier : email])];
}

/** A text that is no domain stays as it is, and is later refused as an address. */
const inOwnLetters = (domain: string) => domainToUnicode(domain) || domain;
