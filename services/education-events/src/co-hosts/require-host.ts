import type { Db } from '@sidework/chassis/db/db';
import * as Event from '../events/event.ts';
import { mayHelp } from './co-host.ts';
import { findCoHost } from './queries.ts';

export type Host = 'organizer' | 'co-host';

/** A co-host sees who comes, lets them in and writes to them; money and the event itself stay with its organizer. */
export async function requireHost(
  db: Db,
  event: Event.Event,
  by: { id: string },
  now: Date,
): Promise<Host> {
  if (event.organizerId === by.id) return 'organizer';
  if (await isCoHost(db, event, by.id, now)) return 'co-host';
  Event.requireOrganizer(event, by);
  return 'organizer';
}

export const isCoHost = async (
  db: Db,
  event: Event.Event,
  userId: string,
  now: Date,
): Promise<boolean> => mayHelp(await findCoHost(db, event.id, userId), event, now);
