import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { isKid, people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { events } from '../events/table.ts';
import { type CoHost, requireFound } from './co-host.ts';
import { coHosts } from './table.ts';

const isOpen = isNull(coHosts.endedAt);

export async function insertCoHost(tx: Tx, coHost: CoHost): Promise<void> {
  await tx.insert(coHosts).values(coHost);
}

export async function saveCoHost(tx: Tx, { id, ...coHost }: CoHost): Promise<void> {
  await tx.update(coHosts).set(coHost).where(eq(coHosts.id, id));
}

/** The adult who has this address confirmed and may act; identity tells no address of a child. */
export async function findAdultBy(db: Db, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: people.id, accountType: people.accountType, mayAct: people.mayAct })
    .from(contacts)
    .innerJoin(people, eq(people.id, contacts.id))
    .where(sql`lower(${contacts.email}) = ${email}`)
    .limit(1);
  return found?.mayAct && !isKid(found) ? found.id : null;
}

/** All invitations of an event, also those that ended: its row is locked where this is asked to decide. */
export const invitedTo = (db: Db, eventId: string): Promise<CoHost[]> =>
  db
    .select()
    .from(coHosts)
    .where(eq(coHosts.eventId, eventId))
    .orderBy(asc(coHosts.invitedAt), asc(coHosts.id));

export const coHostsOf = (db: Db, eventId: string) =>
  db
    .select({ coHost: coHosts, fullName: people.fullName })
    .from(coHosts)
    .leftJoin(people, eq(people.id, coHosts.userId))
    .where(and(eq(coHosts.eventId, eventId), isOpen))
    .orderBy(asc(coHosts.invitedAt), asc(coHosts.id));

export async function findCoHost(
  db: Db,
  eventId: string,
  userId: string,
): Promise<CoHost | undefined> {
  const [found] = await db
    .select()
    .from(coHosts)
    .where(and(eq(coHosts.eventId, eventId), eq(coHosts.userId, userId), isOpen));
  return found;
}

export async function findOpen(db: Db, id: string): Promise<CoHost | undefined> {
  const [found] = await db
    .select()
    .from(coHosts)
    .where(and(eq(coHosts.id, id), isOpen));
  return found;
}

const shown = (db: Db) =>
  db
    .select({ coHost: coHosts, event: events, organizerName: people.fullName })
    .from(coHosts)
    .innerJoin(events, eq(events.id, coHosts.eventId))
    .leftJoin(people, eq(people.id, events.organizerId));
export type ShownCoHosting = Awaited<ReturnType<typeof shown>>[number];

/** An event that staff took down, that is cancelled, or that is for young people since, is none to help at. */
const isHelped = and(
  isOpen,
  isNull(events.takenDownAt),
  eq(events.youngPeople, 'no'),
  inArray(events.status, ['upcoming', 'completed']),
);

export const coHostingOf = (
  db: Db,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  shown(db)
    .where(
      and(eq(coHosts.userId, userId), isHelped, olderThan(coHosts.invitedAt, coHosts.id, cursor)),
    )
    .orderBy(desc(coHosts.invitedAt), desc(coHosts.id))
    .limit(limit + 1);

export async function getCoHosting(db: Db, id: string): Promise<ShownCoHosting> {
  const [row] = await shown(db).where(eq(coHosts.id, id));
  requireFound(row?.coHost);
  return row;
}
