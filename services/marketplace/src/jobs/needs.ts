import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import type { Need } from '@sidework/contracts/kernel/needs';
import * as events from '@sidework/contracts/marketplace/events';
import type { MarketplaceNeed } from '@sidework/contracts/network-chat/need-kinds/marketplace';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Job } from './job.ts';

/** A client who was told that a job ends soon has to keep it open or let it go. */
export function needsOf(job: Job): Need<MarketplaceNeed>[] {
  const isTold = job.status === 'open' && job.dueAt.getTime() === job.expiresAt.getTime();
  if (!isTold) return [];
  const endsAt = job.expiresAt.toISOString();
  return [
    {
      kind: 'job_ends_soon',
      subjectId: job.id,
      receivers: [job.clientId],
      title: job.title,
      details: { endsAt },
      until: endsAt,
      path: webAddresses.job(job.id),
    },
  ];
}

/** Tells what waits otherwise after a change of the job. */
export const tellNeeds = (tx: Tx, before: Job, after: Job, at: Date) =>
  changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
