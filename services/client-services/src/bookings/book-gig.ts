import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Booking } from '@sidework/contracts/client-services/bookings';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import { v7 as uuidv7 } from 'uuid';
import type { Appointment } from '../appointments/appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import {
  countBooked,
  insertAppointment,
  lockCalendarOf,
  takenOf,
} from '../appointments/queries.ts';
import { ensureCrmClient } from '../crm-clients/queries.ts';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { needsOf } from '../services/needs.ts';
import { insertService } from '../services/queries.ts';
import * as Service from '../services/service.ts';
import { tellExpected } from '../services/tell-expected.ts';
import { requireFree, spanOf } from '../working-hours/free-times.ts';
import { requireMayBook, requireOpen } from './bookable-gig.ts';
import { type Chosen, choose } from './choice.ts';
import { getOffer } from './queries.ts';

const bookedPerHour = 20;

/** A client books a free time of a gig: the work is agreed on at its terms, and so is the appointment. */
export function bookGig(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { gigId, startsAt, amountCents, minutes, choice }: Booking,
): Promise<Appointment> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { gig } = await getOffer(tx, gigId);
    const { professionalId } = gig;
    const pair = { professionalId, clientId: actor.id };
    requireOpen(await lockCalendarOf(tx, professionalId));
    const at = now();
    // The gig and the hours may have changed before the lock.
    const offer = choose(await getOffer(tx, gigId), choice);
    requireMayBook(offer, actor, { amountCents, minutes, booked: await countBooked(tx, pair) });
    const start = new Date(startsAt);
    const { hours } = offer;
    const span = spanOf(start, hours);
    const taken = await takenOf(tx, professionalId, { from: start, to: span.blockedUntil });
    requireFree(start, { hours, taken, now: at });
    await enforceRateLimit(tx, perHour(actor.id, 'bookings', bookedPerHour, at), 'too_many_booked');
    const service = await beginBooked(tx, offer, actor, at);
    const { timeZone } = hours;
    const times = { startsAt: start, ...span, timeZone, createdAt: at };
    const ids = { id: uuidv7(), serviceId: service.id };
    const appointment = await insertAppointment(tx, { ...ids, ...pair, ...times });
    await emit(
      tx,
      appointmentEvents.appointmentBooked,
      toAppointmentFact(service, appointment),
      at,
    );
    return appointment;
  });
}

async function beginBooked(
  tx: Tx,
  offer: Chosen,
  actor: Actor,
  at: Date,
): Promise<Service.Service> {
  const { professionalId, id: gigId } = offer.gig;
  await ensureCrmClient(tx, { professionalId, clientId: actor.id }, at);
  const { title, description } = offer.gig;
  const { amountCents, booked } = offer;
  const terms = { gigId, professionalId, title, description, amountCents, booked };
  const service = await insertService(tx, Service.book(uuidv7(), terms, actor, at));
  const fact = { ...toServiceFact(service), jobRequestId: null, proposalId: null, gigId };
  await emit(tx, events.serviceStarted, fact, at);
  await raiseNeeds(tx, events, needsOf(service), at);
  await tellExpected(tx, undefined, service, at);
  return service;
}
