import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';

/**
 * Whatever one side changes of a service, the other is told of it. Asked for once the change is known to be one, and the
 * service or its review is locked: what changes nothing does not count.
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
