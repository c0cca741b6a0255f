import { unprocessable } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';

/** The typed phrase prevents a deletion by a stray click. */
export function requireConfirmed(confirmation: string, phrase: string): void {
  if (confirmation.trim().toLowerCase() === phrase) return;
  const message = problems.deletion_not_confirmed;
  throw unprocessable('deletion_not_confirmed', message, { confirmation: message });
}
