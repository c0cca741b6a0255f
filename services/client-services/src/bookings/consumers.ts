import type { Tx } from '@sidework/chassis/db/db';
import { consumer, type Received } from '@sidework/chassis/events/consumer';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import {
  gigChanged,
  gigDeleted,
  gigPaused,
  gigPosted,
} from '@sidework/contracts/marketplace/events';
import type { z } from 'zod';
import { noOffer } from './bookable-gig.ts';
import { keepGig } from './queries.ts';

type Told = Received<z.infer<typeof gigPosted.data>>;

/** A young person’s gig is hired by a job that a guardian approves, so it is not kept here. An older version tells no description and no offer, and takes none away. */
async function keepToldGig(tx: Tx, { data, sequence }: Told): Promise<void> {
  const { gigId: id, isYouth, status, description, offer, ...gig } = data;
  if (isYouth) return;
  const told = { id, sequence, status, ...gig };
  await keepGig(
    tx,
    status === 'deleted'
      ? { ...told, title: '', description: '', offer: noOffer }
      : { ...told, description, offer },
  );
}

const keepGigWhen = (name: string, event: EventDefinition<EventType, typeof gigPosted.data>) =>
  consumer({ name, event, handle: keepToldGig });

export const gigConsumers = [
  keepGigWhen('keep-gig-when-posted', gigPosted),
  keepGigWhen('keep-gig-when-changed', gigChanged),
  keepGigWhen('keep-gig-when-paused', gigPaused),
  keepGigWhen('keep-gig-when-deleted', gigDeleted),
];
