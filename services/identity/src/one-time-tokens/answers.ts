import { refused } from '../refusals/refusal.ts';

/* What a link is answered with, whether a program hands it in or a browser opens it. */

export const acceptedHalf =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const expiredLink = () => refused('otp_expired', 'Email link is invalid or has expired');

/** What a link or a code opened; nothing where none fitted. */
export function requireOpened<T>(opened: T | undefined, by: 'link' | 'code'): T {
  if (opened === undefined) throw by === 'link' ? expiredLink() : refused('otp_expired');
  return opened;
}
