import { refused } from '../../refusals/refusal.ts';

/* The answers to a link are the same for a program and for a browser. */

export const acceptedHalf =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const expiredLink = () => refused('otp_expired', 'Email link is invalid or has expired');

/** Gives what a link or a code opened; refuses if none matched. */
export function requireOpened<T>(opened: T | undefined, by: 'link' | 'code'): T {
  if (opened === undefined) throw by === 'link' ? expiredLink() : refused('otp_expired');
  return opened;
}
