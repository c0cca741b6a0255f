import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';

/**
 * The other side is told of each change of a service, so changes are limited. The limit is asked for after the service or
 * its review is locked and the change is known to be one, because a change of nothing does not count.
 */
export function limitChanges(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  serviceId: string,
  at: Date,
): Promise<void> {
  const count = config.SERVICE_CHANGES_PER_HOUR;
  const limit = perHour(actor.id, `service ${serviceId}`, count, at);
  return enforceRateLimit(tx, limit, 'too_many_changes');
}
