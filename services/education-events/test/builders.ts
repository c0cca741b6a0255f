import type { Db } from '@sidework/chassis/db/db';
import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import type { EventPosting } from '@sidework/contracts/education-events/event-listings';
import { v7 as uuidv7 } from 'uuid';
import type { NewCourse } from '../src/courses/course.ts';
import { insertCourse } from '../src/courses/queries.ts';
import type { Event } from '../src/events/event.ts';
import { termsOf } from '../src/events/event-terms.ts';
import { events } from '../src/events/table.ts';

/** A course as it is accepted. */
export function aDraft(given: Partial<CourseDraft> = {}): CourseDraft {
  return {
    title: 'Bookkeeping for sole proprietors',
    category: 'accounting',
    type: 'ce',
    format: 'online',
    durationHours: 2,
    credits: 0,
    priceCents: 0,
    description: 'The books of a one-person business.',
    fullDescription: 'What to write down, when, and why.',
    lessons: [
      { title: 'Income', kind: 'text', content: 'What counts as income.' },
      { title: 'Expenses', kind: 'text', content: 'What counts as an expense.' },
    ],
    questions: [{ question: 'What is income?', choices: ['A sale', 'A loan'], answer: 0 }],
    allowsKids: true,
    ...given,
  };
}

/** The details of a certificate that boards ask for. */
export const certificateDetails = (
  given: Partial<CertificateDetails> = {},
): CertificateDetails => ({
  sponsorName: 'Feld Academy',
  sponsorAddress: '12 Market Street, Newark, NJ 07102',
  sponsorNumber: '103456',
  fieldOfStudy: 'Ethics',
  place: '',
  signerName: 'Naomi Feld',
  signerTitle: 'Director of Education',
  approvals: [{ state: 'New Jersey', number: 'NJ-88', validThrough: '2099-12-31' }],
  ...given,
});

export async function aCourse(
  db: Db,
  { draft = aDraft(), ...given }: Partial<NewCourse> & { draft?: CourseDraft } = {},
): Promise<number> {
  const { lessons, questions, ...course } = draft;
  return db.transaction((tx) =>
    insertCourse(
      tx,
      { ...course, feeBps: 1_500, date: '2026-01-01', createdAt: new Date(), ...given },
      { lessons, questions },
    ),
  );
}

const dayMs = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** The body of an event that is accepted as it is. */
export function aPosting(given: Partial<EventPosting> = {}): EventPosting {
  return {
    title: 'Trades and tools',
    description: 'Meet other trades.',
    category: 'Networking',
    eventDate: inDays(7).toISOString(),
    timeZone: 'America/New_York',
    location: 'Newark, NJ',
    capacity: 10,
    priceCents: 0,
    ...given,
  };
}

export async function anEvent(db: Db, given: Partial<Event> = {}): Promise<Event> {
  const eventDate = given.eventDate ?? inDays(7);
  const written = {
    id: uuidv7(),
    organizerId: uuidv7(),
    title: 'Trades and tools',
    description: 'Meet other trades.',
    eventDate,
    endsAt: new Date(eventDate.getTime() + dayMs / 12),
    timeZone: 'America/New_York',
    location: 'Newark, NJ',
    capacity: 10,
    priceCents: 0,
    imageUrl: null,
    pictureKey: null,
    pictureLink: null,
    category: 'Networking' as const,
    createdAt: new Date(),
    ...given,
  };
  const asked = { youngPeopleAskedAt: new Date(), reviewedTerms: termsOf(written) };
  const values = given.youngPeople ? { ...asked, ...written } : written;
  const [inserted] = await db.insert(events).values(values).returning();
  if (!inserted) throw new Error('the event was not inserted');
  return inserted;
}

export const attendee = { attendeeName: 'Ada Example', attendeeEmail: 'ada@example.org' };
/** Each registration is one of its own, unless it is told otherwise. */
export const aKey = () => ({ 'idempotency-key': uuidv7() });
