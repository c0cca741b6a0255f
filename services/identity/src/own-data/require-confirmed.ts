import { unprocessable } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';

/** Nobody deletes an account by a click that went astray. */
export function requireConfirmed(confirmation: string, phrase: string): void {
  if (confirmation.trim().toLowerCase() === phrase) return;
  const message = problems.deletion_not_confirmed;
  throw unprocessable('deletion_not_confirmed', message, { confirmation: message });
}
