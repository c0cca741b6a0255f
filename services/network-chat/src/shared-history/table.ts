import { boolean, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/**
 * The services that a person completed with another, the courses that they finished and the events that they came to.
 * `sourceId` is the service, the enrollment or the registration. What undoes a fact may be heard of first, so the two are
 * added up: it counts while `balance` is above zero.
 */
export const sharedFacts = networkChat.table(
  'shared_facts',
  {
    sourceId: uuid().notNull(),
    personId: uuid().notNull(),
    kind: text({ enum: ['service', 'course', 'event'] }).notNull(),
    /** The service, the course or the event; null as long as only its undoing was heard of. */
    subjectId: text(),
    /** The other side of a service. */
    otherId: uuid(),
    title: text().notNull().default(''),
    happenedAt: timestamp(moment),
    balance: integer().notNull().default(0),
    /** Whether the client agreed to the service, so that it counts (D-36). */
    isAgreed: boolean().notNull().default(false),
  },
  (fact) => [
    primaryKey({ columns: [fact.sourceId, fact.personId] }),
    index('shared_facts_person_id_idx').on(fact.personId, fact.kind, fact.happenedAt),
    index('shared_facts_pair_idx').on(fact.personId, fact.otherId),
    index('shared_facts_subject_idx').on(fact.kind, fact.subjectId, fact.personId),
  ],
);
