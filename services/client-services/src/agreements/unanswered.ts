import { conflict, tooManyFor } from '@sidework/chassis/errors';
import { limits } from '@sidework/contracts/network-chat/limits';
import { problems } from '@sidework/contracts/problems';

/** A service that a professional proposed to a person who never agreed to one of theirs. */
export interface Unanswered {
  clientId: string;
  createdAt: Date;
  /** Whether it waits for its client; one that was taken back or declined told them of itself all the same. */
  isOpen: boolean;
  /** A client who declined may have wanted another price, so that one more is proposed on the same day. */
  isDeclined: boolean;
}

const mostDeclined = 2;

const day = 24 * 3_600_000;

/** Since when what was proposed to strangers counts. */
export const countedSince = (now: Date) => new Date(now.getTime() - day);

/**
 * A professional is a stranger to a person who never agreed to a service of theirs: they have one proposal at a time, and as
 * many people a day as message requests have.
 */
export function requireFew(unanswered: Unanswered[], clientId: string, now: Date): void {
  const since = countedSince(now);
  const recent = unanswered.filter(({ createdAt }) => createdAt > since);
  const toThem = [...recent, ...unanswered.filter(({ isOpen }) => isOpen)].filter(
    (each) => each.clientId === clientId,
  );
  const declined = toThem.filter(({ isDeclined }) => isDeclined);
  if (toThem.length > declined.length || declined.length >= mostDeclined)
    throw conflict('service_unanswered', undefined, { clientId: problems.service_unanswered });
  const people = new Map(
    recent
      .toSorted((one, two) => one.createdAt.getTime() - two.createdAt.getTime())
      .map((each) => [each.clientId, each.createdAt] as const),
  );
  if (people.size < limits.strangersPerDay) return;
  const oldest = Math.min(...[...people.values()].map((at) => at.getTime()));
  const seconds = Math.ceil((oldest + day - now.getTime()) / 1000);
  throw tooManyFor(Math.max(1, seconds), 'too_many_new_clients');
}
