import type { Actor } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import type { EducationRecord } from '@sidework/contracts/education-events/education-records';
import type { Deps } from '../deps.ts';
import { audienceOf, findPerson } from '../people/queries.ts';
import { newestCertificates, newestCourses, nextEvents, showsCertificates } from './queries.ts';

const nothing: EducationRecord = { isShown: false, certificates: [], courses: [], events: [] };

/** A child reads of no adult here, and no one reads of a child. */
export async function getEducationRecord(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Actor | undefined,
  personId: string,
): Promise<EducationRecord> {
  const [person, audience] = await Promise.all([findPerson(db, personId), audienceOf(db, viewer)]);
  if (!person?.mayAct || isKid(person) || audience.isChild) return nothing;
  const isShown = await showsCertificates(db, personId);
  const [learned, courses, events] = await Promise.all([
    isShown || viewer?.id === personId ? newestCertificates(db, personId) : [],
    newestCourses(db, personId),
    nextEvents(db, personId, now()),
  ]);
  return {
    isShown,
    certificates: learned,
    courses,
    events: events.map((event) => ({ ...event, startsAt: event.startsAt.toISOString() })),
  };
}
