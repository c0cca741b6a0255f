import { conflict, forbidden, stale } from '@sidework/chassis/errors';
import type { Event } from './event.ts';
import { termsOf } from './event-terms.ts';

type State = Pick<
  Event,
  | 'youngPeople'
  | 'youngPeopleReason'
  | 'youngPeopleAskedAt'
  | 'youngPeopleReviewedBy'
  | 'reviewedTerms'
>;

const undecided = { youngPeopleReason: null, youngPeopleReviewedBy: null, reviewedTerms: null };

const notOpen: State = { youngPeople: 'no', youngPeopleAskedAt: null, ...undecided };

const ask = (now: Date): State => ({
  youngPeople: 'asked',
  youngPeopleAskedAt: now,
  ...undecided,
});

/** Whether children see it and may come. */
export const isForYoungPeople = ({ youngPeople }: Pick<Event, 'youngPeople'>) =>
  youngPeople === 'approved';

export const asPosted = (isAskedFor: boolean, now: Date): State =>
  isAskedFor ? ask(now) : notOpen;

/** A decision stands for what it was about: any change of that asks staff again. */
export function askAgain(event: Event, isAskedFor: boolean, now: Date): Event {
  if (!isAskedFor) return { ...event, ...notOpen };
  if (event.youngPeople === 'no') return { ...event, ...ask(now) };
  if (event.youngPeople === 'asked' || event.reviewedTerms === termsOf(event)) return event;
  return { ...event, ...ask(now) };
}

interface Decision {
  /** Whether the reviewer read it as it is now. */
  hasRead: boolean;
  by: { id: string };
  now: Date;
}

export function approve(event: Event, decision: Decision): Event {
  return { ...decide(event, decision), youngPeople: 'approved', youngPeopleReason: null };
}

export function refuse(event: Event, reason: string, decision: Decision): Event {
  return { ...decide(event, decision), youngPeople: 'refused', youngPeopleReason: reason };
}

function decide(event: Event, { hasRead, by, now }: Decision): Event {
  if (event.organizerId === by.id) throw forbidden('own_event');
  if (event.status !== 'upcoming' || event.endsAt < now) throw conflict('event_not_upcoming');
  if (event.youngPeople !== 'asked') throw conflict('event_not_asked');
  if (!hasRead) throw stale('event_changed');
  return { ...event, youngPeopleReviewedBy: by.id, reviewedTerms: termsOf(event) };
}
