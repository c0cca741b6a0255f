import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { EventSales } from '@sidework/contracts/education-events/event-sales';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent } from '../events/queries.ts';
import { registrations } from './table.ts';

const daysShown = 60;

/** The money of an event is its organizer's to know. */
export async function eventSales(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  eventId: string,
): Promise<EventSales> {
  const { event } = await getEvent(db, eventId);
  Event.requireOrganizer(event, actor);
  const types = await byType(db, eventId);
  return {
    seats: types.reduce((sum, { seats }) => sum + seats, 0),
    cents: types.reduce((sum, { cents }) => sum + cents, 0),
    types,
    days: await byDay(db, event),
    walkIns: await ofWalkIns(db, eventId),
    cancelled: await ofCancelled(db, eventId),
  };
}

const { paymentAmountCents, refundCents, createdAt, ticketTypeName } = registrations;
const cents = sql<number>`coalesce(sum(${paymentAmountCents}), 0)`.mapWith(Number);
const seats = count();

const isSold = (eventId: string, isWalkIn: boolean) =>
  and(
    eq(registrations.eventId, eventId),
    eq(registrations.status, 'confirmed'),
    eq(registrations.isWalkIn, isWalkIn),
  );

const byType = (db: Db, eventId: string) =>
  db
    .select({ name: ticketTypeName, seats, cents })
    .from(registrations)
    .where(isSold(eventId, false))
    .groupBy(ticketTypeName)
    .orderBy(desc(cents), desc(seats), ticketTypeName);

function byDay(db: Db, { id, timeZone }: Event.Event) {
  // It is read by its place: a zone that is a parameter would be another expression in each clause.
  const day = sql<string>`to_char(${createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return db
    .select({ day, seats, cents })
    .from(registrations)
    .where(isSold(id, false))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(daysShown);
}

async function ofWalkIns(db: Db, eventId: string) {
  const [row] = await db.select({ seats, cents }).from(registrations).where(isSold(eventId, true));
  return row ?? { seats: 0, cents: 0 };
}

/** A price goes back whole where no part of it was kept. */
async function ofCancelled(db: Db, eventId: string) {
  const back = sql<number>`coalesce(sum(coalesce(${refundCents}, ${paymentAmountCents}))
    filter (where payment_status in ('refund_requested', 'refunded')), 0)`.mapWith(Number);
  const kept = sql<number>`coalesce(sum(${paymentAmountCents} - ${refundCents}), 0)`.mapWith(
    Number,
  );
  const [row] = await db
    .select({ seats, refundedCents: back, keptCents: kept })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.status, 'cancelled')));
  return row ?? { seats: 0, refundedCents: 0, keptCents: 0 };
}
