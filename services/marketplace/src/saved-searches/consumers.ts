import { consumer } from '@sidework/chassis/events/consumer';
import { gigPosted, jobPosted } from '@sidework/contracts/marketplace/events';
import { matchGig, matchJob } from './match-posting.ts';

const matchSearchesWhenJobPosted = consumer({
  name: 'match-searches-when-job-posted',
  event: jobPosted,
  handle: (tx, { data, occurredAt }) => matchJob(tx, data.jobRequestId, occurredAt),
});

const matchSearchesWhenGigPosted = consumer({
  name: 'match-searches-when-gig-posted',
  event: gigPosted,
  handle: (tx, { data, occurredAt }) => matchGig(tx, data.gigId, occurredAt),
});

/** The service reads its own events, so that no post waits for those who search. */
export const savedSearchConsumers = [matchSearchesWhenJobPosted, matchSearchesWhenGigPosted];
