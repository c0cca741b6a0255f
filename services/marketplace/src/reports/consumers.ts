import { consumer } from '@sidework/chassis/events/consumer';
import { contentHidden } from '@sidework/contracts/network-chat/events';
import { deleteHiddenGig } from '../gigs/delete-gig.ts';
import { closeHiddenJob } from '../job-changes/close-open-jobs.ts';
import { removeHiddenPhoto } from '../portfolio/queries.ts';

/** A moderator decided; the owner is told by network-chat. */
export const hideWhenContentHidden = consumer({
  name: 'hide-when-content-hidden',
  event: contentHidden,
  async handle(tx, { data: { thing, subjectId, ownerId }, occurredAt }) {
    if (thing === 'gig') await deleteHiddenGig(tx, subjectId, occurredAt);
    else if (thing === 'job') await closeHiddenJob(tx, subjectId, occurredAt);
    else if (ownerId) await removeHiddenPhoto(tx, ownerId, subjectId);
  },
});
