import { unprocessable } from '@sidework/chassis/errors';
import { deletionPhrase } from '@sidework/contracts/identity/own-data';
import { problems } from '@sidework/contracts/problems';

/** Nobody deletes an account by a click that went astray. */
export function requireConfirmed(confirmation: string): void {
  if (confirmation.trim().toLowerCase() === deletionPhrase) return;
  const message = problems.deletion_not_confirmed;
  throw unprocessable('deletion_not_confirmed', message, { confirmation: message });
}
