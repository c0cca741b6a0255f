import { isDeepStrictEqual } from 'node:util';
import { profileChanged } from '@sidework/contracts/identity/events';
import type { KidsPermit } from '@sidework/contracts/identity/kids/kids';
import type {
  AccountType,
  Role,
  UserType,
} from '@sidework/contracts/identity/profiles/account-types';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { eq, sql as statement } from 'drizzle-orm';
import { boolean, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Db, Tx } from '../db/db.ts';
import { type Driver, type Fragment, prepareOnce } from '../db/prepare-once.ts';
import { conflict, forbidden } from '../errors.ts';
import { consumer, type Received } from '../events/consumer.ts';
import type { Actor } from '../http/actor.ts';
import { shownName } from './shown-name.ts';

/** The replica of people in each service's schema, kept by identity's events; `sequence` is the newest seen. */
export const people = pgTable('people', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  fullName: text().notNull(),
  avatarUrl: text(),
  profession: text(),
  bio: text(),
  location: text(),
  userType: text().$type<UserType>().notNull(),
  accountType: text().$type<AccountType>().notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  completedServicesAsProfessional: integer().notNull(),
  rating: doublePrecision(),
  reviewCount: integer().notNull().default(0),
  mayAct: boolean().notNull(),
  isSetUp: boolean().notNull().default(true),
  guardianIds: uuid().array().notNull(),
  /** The permissions that a child's guardians gave; null for adults. */
  permits: text().array().$type<KidsPermit[]>(),
  /** Their account was deleted; nothing that is told of them afterwards is kept. */
  hasLeft: boolean().notNull().default(false),
});
export type Person = typeof people.$inferSelect;

type Profile = Pick<Received<z.infer<typeof profileChanged.data>>, 'data' | 'sequence'>;

/**
 * Keeps a person as identity's event describes it; an event older than what is known changes nothing. A change of what
 * the person may do waits for the transactions in which the person acts (`requireActing`). A change of a name or a
 * figure waits for none of them: a professional whose jobs end every second must not hold up the service.
 */
export async function keepPerson(tx: Tx, event: Profile): Promise<void> {
  const { data, sequence } = event;
  const person = {
    ...data,
    permits: data.permits ?? null,
    bio: data.bio ?? null,
    isSetUp: data.isSetUp ?? true,
    sequence,
  };
  const [known] = await tx.select().from(people).where(is(data.id)).for('no key update');
  if (!known) {
    const added = await tx.insert(people).values(person).onConflictDoNothing().returning();
    return added.length > 0 ? undefined : keepPerson(tx, event);
  }
  if (known.sequence >= sequence || known.hasLeft) return;
  if (!isDeepStrictEqual(rightsOf(known), rightsOf(person))) await waitForActs(tx, data.id);
  await tx.update(people).set(person).where(is(data.id));
}

const is = (id: string) => eq(people.id, id);

/** `requireActing` and the rules of the services decide by these. */
const rightsOf = ({
  userType,
  accountType,
  roles,
  mayAct,
  isSetUp,
  guardianIds,
  permits,
}: Omit<Person, 'hasLeft' | 'rating' | 'reviewCount'>) => {
  return { userType, accountType, roles, mayAct, isSetUp, guardianIds, permits };
};

/**
 * Newer news than the event that stopped a person let the person act again, so a late or repeated event does not end
 * what they began since.
 */
export async function mayActSince(db: Db, personId: string, sequence: number): Promise<boolean> {
  const [person] = await db.select().from(people).where(is(personId));
  return person?.mayAct === true && person.sequence > sequence;
}

/** Waits for the transactions in which the person acts; those that follow read what this one writes. */
export async function waitForActs(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(is(id)).for('update');
}

/** Keeps the replica. */
export const keepPeopleWhenProfileChanged = consumer({
  name: 'keep-people-when-profile-changed',
  event: profileChanged,
  handle: keepPerson,
});

const personWhoActs = prepareOnce((db) =>
  db
    .select()
    .from(people)
    .where(eq(people.id, statement.placeholder('id')))
    .for('key share')
    .prepare('person_who_acts'),
);

/**
 * The caller's own row, read in the transaction that acts. It refuses an unverified child, an adult without a confirmed
 * e-mail address or phone, and a child whose guardians did not allow what it does, even where the token is older.
 * A caller whose filled-in profile this service has not heard of yet is told to try again.
 */
export async function requireActing(tx: Tx, actor: Actor, permit?: KidsPermit): Promise<Person> {
  const [person] = await personWhoActs(tx, { id: actor.id });
  if (!person?.isSetUp) throw conflict('account_not_ready');
  if (!person.mayAct)
    throw forbidden(isKid(person) ? 'age_verification_required' : 'contact_unconfirmed');
  if (permit && isKid(person) && !person.permits?.includes(permit))
    throw forbidden('guardian_does_not_permit');
  return person;
}

/** The same for what is no child's to do, whatever its token or its guardians say. */
export async function requireActingAdult(tx: Tx, actor: Actor): Promise<Person> {
  const person = await requireActing(tx, actor);
  if (isKid(person)) throw forbidden('permission_denied');
  return person;
}

/** Part of a statement that gives a row where `requireActingAdult` would refuse nothing, and locks the person as it does. */
export const actingAdult = (sql: Driver, id: string): Fragment => sql`
  select from people
  where id = ${id} and is_set_up and may_act and account_type <> 'sidework_kids' for key share`;

export const isKid = ({ accountType }: Pick<Person, 'accountType'>) =>
  accountType === 'sidework_kids';

/** A person as lists show them. */
export function toPersonCard(person: Person): PersonCard {
  return {
    id: person.id,
    fullName: shownName(person.fullName),
    avatarUrl: person.avatarUrl,
    profession: person.profession,
    completedServicesAsProfessional: person.completedServicesAsProfessional,
    rating: person.rating,
    reviewCount: person.reviewCount,
  };
}

/**
 * Deletes for good what names or shows a person. Neither a late or postponed earlier event nor the first event of an
 * unknown person brings it back.
 */
export async function blankPerson(tx: Tx, id: string): Promise<void> {
  const blank = { fullName: '', avatarUrl: null, profession: null, bio: null, location: null };
  const gone = { ...blank, mayAct: false, hasLeft: true };
  const nobody: typeof people.$inferInsert = {
    id,
    sequence: 0,
    userType: 'client',
    accountType: 'client',
    roles: [],
    guardianIds: [],
    completedServicesAsProfessional: 0,
    ...gone,
  };
  await waitForActs(tx, id);
  await tx.insert(people).values(nobody).onConflictDoUpdate({ target: people.id, set: gone });
}

const patience = 3_000;
const pause = 50;

/**
 * Waits, up to 3 s, until identity's first event about the caller has arrived: a new member writes at once. A person
 * whom this service knows is looked up once.
 */
export function waitForPerson(db: Db): (actor: Actor) => Promise<void> {
  const known = new LRUCache<string, true>({ max: 50_000 });
  return async ({ id }) => {
    if (known.has(id)) return;
    for (let waited = 0; waited <= patience; waited += pause) {
      const found = await db.select({ id: people.id }).from(people).where(eq(people.id, id));
      if (found.length > 0) {
        known.set(id, true);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw conflict('account_not_ready');
  };
}
