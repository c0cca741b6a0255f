import { texts } from '@sidework/contracts/texts';
import { ApiError } from './api-error.ts';
import { textOfWait } from './auth-waits.ts';

/** `/api` itself says what there was too much of, and the time to wait follows it. */
const tooOften = new Set(['too_many_jobs', 'too_many_proposals', 'too_many_changes']);

/** The text of a failed call of `/api`, or of whatever else was thrown. */
export function messageOf(error: unknown): string {
  if (error === undefined || error === null) return texts.errors.nothing;
  if (error instanceof ApiError && tooOften.has(error.code))
    return `${error.message} ${textOfWait(error.retryAfterSeconds ?? 0)}`;
  if (error instanceof ApiError) return error.message || texts.errors.other;
  return isNetworkFailure(error) ? texts.errors.network : texts.errors.other;
}

/** `fetch` rejects with a TypeError when nothing answered; each browser words it differently. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load/i.test(error.message);
}
