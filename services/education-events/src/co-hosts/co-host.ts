import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import { limits } from '@sidework/contracts/education-events/limits';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import type { Event } from '../events/event.ts';
import type { coHosts } from './table.ts';

export type CoHost = typeof coHosts.$inferSelect;

interface Invited {
  id: string;
  email: string;
  userId: string | null;
}

/** Staff approve an event for young people with its host, so that such an event has no other one (D-118). */
export function invite(
  { id, email, userId }: Invited,
  event: Pick<Event, 'id' | 'organizerId' | 'youngPeople'>,
  known: CoHost[],
  now: Date,
): CoHost {
  if (event.youngPeople !== 'no') throw conflict('co_hosts_not_for_young_people');
  if (userId === event.organizerId) throw refused('This is your own address');
  const same = known.filter((each) => each.email === email);
  if (same.some(({ leftAt }) => leftAt)) throw refused('They declined to co-host this event');
  if (same.some(({ endedAt }) => !endedAt)) throw refused('You have invited this address');
  if (known.filter(({ endedAt }) => !endedAt).length >= limits.coHosts)
    throw conflict('too_many_co_hosts');
  // Under another address of theirs a person is neither asked twice nor after a no, and the organizer learns nothing of it.
  const isAsked = known.some((each) => each.userId === userId && (each.leftAt || !each.endedAt));
  return {
    id,
    eventId: event.id,
    userId: isAsked ? null : userId,
    email,
    invitedAt: now,
    acceptedAt: null,
    leftAt: null,
    endedAt: null,
  };
}

const refused = (why: string) => unprocessable('co_host_refused', undefined, { email: why });

/** A second time changes nothing; an event that asks for young people has no co-hosts. */
export function accept(coHost: CoHost, event: Pick<Event, 'youngPeople'>, now: Date): CoHost {
  if (event.youngPeople !== 'no') throw conflict('co_hosts_not_for_young_people');
  return { ...coHost, acceptedAt: coHost.acceptedAt ?? now };
}

export const leave = (coHost: CoHost, now: Date): CoHost => ({
  ...coHost,
  leftAt: now,
  endedAt: now,
});

export const remove = (coHost: CoHost, now: Date): CoHost => ({
  ...coHost,
  endedAt: coHost.endedAt ?? now,
});

/** Taps of a device without a network, and a word of thanks, come some days after the end. */
const daysToHelp = 7;

/** Whether they may see who comes now: a removed co-host may not, nor one of an event that is for young people since. */
export const mayHelp = (
  coHost: Pick<CoHost, 'acceptedAt' | 'endedAt'> | undefined,
  { youngPeople, endsAt }: Pick<Event, 'youngPeople' | 'endsAt'>,
  now: Date,
): boolean =>
  Boolean(coHost?.acceptedAt && !coHost.endedAt) &&
  youngPeople === 'no' &&
  now < daysAfter(endsAt, daysToHelp);

export function requireFound(coHost: CoHost | undefined): asserts coHost is CoHost {
  if (!coHost) throw notFound('co_host_not_found');
}
