import { getEventSales } from '@sidework/contracts/education-events/event-sales';
import { expect, it } from 'vitest';
import { anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

/** Two are bought on one day of the place though their days by UTC differ; each row is name, cents, state, payment, what went back. */
const seats = [
  ['Hall', 4_000, 'confirmed', 'completed', null, '2026-06-02T03:59:00Z', false],
  ['Hall', 2_000, 'confirmed', 'completed', null, '2026-06-01T04:00:00Z', false],
  ['Online', 0, 'confirmed', 'completed', null, '2026-06-02T04:00:00Z', false],
  ['Hall', 4_000, 'confirmed', 'completed', null, '2026-06-03T04:00:00Z', true],
  ['Hall', 4_000, 'held', 'pending', null, '2026-06-02T04:00:00Z', false],
  ['Hall', 4_000, 'cancelled', 'refunded', 3_000, '2026-06-02T04:00:00Z', false],
  ['Hall', 4_000, 'cancelled', 'refund_requested', null, '2026-06-02T04:00:00Z', false],
  ['Hall', 4_000, 'cancelled', 'completed', 0, '2026-06-02T04:00:00Z', false],
  ['Hall', 4_000, 'expired', 'failed', null, '2026-06-02T04:00:00Z', false],
] as const;

it('sales are counted by day of the place and by type, and told to the organizer alone', async () => {
  const organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  const { id: eventId } = await anEvent(service.db, { organizerId: organizer.id });
  for (const [type, cents, status, payment, refund, at, isWalkIn] of seats)
    await service.sql`insert into event_registrations (id, event_id, user_id, attendee_name, ticket_code, ticket_type_name,
        payment_status, payment_amount_cents, refund_cents, status, hold_expires_at, is_walk_in, created_at)
      values (gen_random_uuid(), ${eventId}, gen_random_uuid(), 'Ada', gen_random_uuid()::text, ${type},
        ${payment}, ${cents}, ${refund}, ${status}, ${status === 'held' ? at : null}, ${isWalkIn}, ${at})`;

  const asked = { params: { eventId } };
  expect((await service.as(organizer).call(getEventSales, asked)).json()).toEqual({
    seats: 3,
    cents: 6_000,
    types: [
      { name: 'Hall', seats: 2, cents: 6_000 },
      { name: 'Online', seats: 1, cents: 0 },
    ],
    days: [
      { day: '2026-06-02', seats: 1, cents: 0 },
      { day: '2026-06-01', seats: 2, cents: 6_000 },
    ],
    walkIns: { seats: 1, cents: 4_000 },
    cancelled: { seats: 3, refundedCents: 7_000, keptCents: 5_000 },
  });
  const another = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  const refused = await service.as(another).call(getEventSales, asked);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_the_organizer']);
});
