import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type News, requireNewsForChildren } from '@sidework/chassis/people/news';
import { childrenAmong, lockChildrenAmong } from '../people/queries.ts';
import type { Service } from './service.ts';
import * as ServiceOfChild from './service-of-child.ts';

type Work = Pick<Service, 'clientId' | 'professionalId'> &
  Partial<Pick<Service, 'isGuardianApproved'>>;

/**
 * Work of a child goes on where its guardian approved the hire, and nowhere else: also where both were taken for adults
 * when it began. Neither side writes, since what one writes the other reads.
 */
export async function requireAdults(tx: Tx, work: Work): Promise<void> {
  const children = await childrenAmong(tx, [work.clientId, work.professionalId]);
  ServiceOfChild.requireApproved(children, work);
}

/**
 * The work of a paused child is not changed, nor is it while news of people is old, because the child could be paused by
 * now. Acts that protect a party, such as cancelling, do not ask.
 */
export async function requireChildActive(
  tx: Tx,
  { news }: { news: News },
  { clientId, professionalId }: Work,
  by: Actor,
): Promise<void> {
  const children = await lockChildrenAmong(tx, [clientId, professionalId]);
  if (children.length > 0) requireNewsForChildren(news);
  ServiceOfChild.requireNonePaused(children, by);
}
