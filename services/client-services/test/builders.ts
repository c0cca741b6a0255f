import type { Db } from '@sidework/chassis/db/db';
import { steadyNow } from '@sidework/chassis/db/steady-clock';
import type { Actor } from '@sidework/chassis/http/actor';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { appointmentProposals } from '../src/appointment-proposals/table.ts';
import { appointments } from '../src/appointments/table.ts';
import { crmClients } from '../src/crm-clients/table.ts';
import { crmContacts, crmTasks } from '../src/crm-people/table.ts';
import { expenses } from '../src/expenses/table.ts';
import { extensionRequests } from '../src/extensions/table.ts';
import { negotiations } from '../src/negotiations/table.ts';
import type { Review } from '../src/reviews/review.ts';
import { reviewsBy } from '../src/reviews/table.ts';
import type { Hire, NewService, Service } from '../src/services/service.ts';
import { services } from '../src/services/table.ts';

/** The content of a hire of `professional` by `client`. */
export function aHire(client: Actor, professional: Actor, given: Partial<Hire> = {}) {
  return {
    proposalId: uuidv7(),
    jobRequestId: uuidv7(),
    clientId: client.id,
    professionalId: professional.id,
    title: 'Repair a leaking tap',
    description: 'The kitchen tap drips day and night.',
    category: 'plumbing',
    proposedCostCents: 9_900,
    ...given,
  };
}

export async function aService(
  db: Db,
  { client, professional, ...given }: Partial<NewService> & { client: Actor; professional: Actor },
) {
  const [inserted] = await db
    .insert(services)
    .values({
      id: uuidv7(),
      clientId: client.id,
      professionalId: professional.id,
      title: 'Repair a leaking tap',
      description: 'The kitchen tap drips day and night.',
      amountCents: 9_900,
      totalAmountCents: 9_900,
      startedAt: new Date(steadyNow()),
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the service was not inserted');
  return inserted;
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

export const completed = (completedAt = new Date()) =>
  ({
    status: 'completed',
    progressStage: 'completed',
    progressPercentage: 100,
    completedAt,
  }) as const;

export async function aReview(
  db: Db,
  given: Pick<Review, 'serviceId' | 'professionalId' | 'clientId'> & Partial<Review>,
  author: 'client' | 'professional' = 'client',
) {
  const [inserted] = await db
    .insert(reviewsBy[author])
    .values({
      id: uuidv7(),
      rating: 4,
      comment: 'Neat work.',
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the review was not inserted');
  return inserted;
}

export const aClientReview = (db: Db, given: Parameters<typeof aReview>[1]) =>
  aReview(db, given, 'professional');

/** A review that the other side does not see yet. */
export const unopened = { openedAt: null, opensAt: daysAgo(-14) };

export async function aCrmClient(
  db: Db,
  {
    professional,
    client,
    ...given
  }: Partial<typeof crmClients.$inferInsert> & Record<'professional' | 'client', Actor>,
) {
  const [inserted] = await db
    .insert(crmClients)
    .values({
      id: uuidv7(),
      professionalId: professional.id,
      clientId: client.id,
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the client was not inserted');
  return inserted;
}

/** A contact without an account on the list of a professional. */
export async function aContact(
  db: Db,
  { professional, ...given }: Partial<typeof crmContacts.$inferInsert> & { professional: Actor },
) {
  const id = uuidv7();
  const [inserted] = await db
    .insert(crmContacts)
    .values({
      id,
      professionalId: professional.id,
      fullName: 'Rosa Bell',
      contactKey: id,
      createdAt: new Date(steadyNow()),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the contact was not inserted');
  return inserted;
}

export async function aTask(
  db: Db,
  { professional, personId }: { professional: Actor; personId: string },
) {
  const [inserted] = await db
    .insert(crmTasks)
    .values({
      id: uuidv7(),
      professionalId: professional.id,
      personId,
      title: 'Call about the pump',
      dueOn: '2099-12-01',
      createdAt: new Date(steadyNow()),
    })
    .returning();
  if (!inserted) throw new Error('the task was not inserted');
  return inserted;
}

/** An open proposal of other terms by a party of the service. */
export async function aNegotiation(
  db: Db,
  service: Service,
  by: Actor,
  given: Partial<typeof negotiations.$inferInsert> = {},
) {
  const isClient = service.clientId === by.id;
  const [inserted] = await db
    .insert(negotiations)
    .values({
      id: uuidv7(),
      serviceId: service.id,
      proposedBy: by.id,
      proposedAmountCents: 12_000,
      reason: 'More work than we thought.',
      professionalApproved: !isClient,
      clientApproved: isClient,
      createdAt: new Date(steadyNow()),
      expiresAt: daysAgo(-7),
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the negotiation was not inserted');
  return inserted;
}

/** A pending request for a day a month after the deadline that the service has. */
export async function anExtension(db: Db, service: Service, proposedDeadline = '2099-12-31') {
  const asked = { extensionReason: 'It rained.', extensionRequestedAt: new Date() };
  await db
    .update(services)
    .set({ ...asked, extensionRequested: true, newProposedDeadline: proposedDeadline })
    .where(eq(services.id, service.id));
  const [inserted] = await db
    .insert(extensionRequests)
    .values({
      id: uuidv7(),
      serviceId: service.id,
      professionalId: service.professionalId,
      clientId: service.clientId,
      reason: 'It rained.',
      currentDeadline: service.deadline ?? '',
      proposedDeadline,
      createdAt: new Date(steadyNow()),
    })
    .returning();
  if (!inserted) throw new Error('the extension was not inserted');
  return inserted;
}

/** An appointment of an hour, a week from now. */
export async function anAppointment(
  db: Db,
  { id: serviceId, professionalId, clientId }: Service,
  startsAt = daysAgo(-7),
) {
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const times = { startsAt, endsAt, blockedUntil: endsAt, timeZone: 'America/New_York' };
  const ids = { id: uuidv7(), serviceId, professionalId, clientId };
  const [inserted] = await db
    .insert(appointments)
    .values({ ...ids, ...times, createdAt: new Date(steadyNow()) })
    .returning();
  if (!inserted) throw new Error('the appointment was not inserted');
  return inserted;
}

/** A time at which a child may work in all zones of the states. */
export function aSaturday(weeks = 1): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return `${day.toISOString().slice(0, 10)}T18:00:00.000Z`;
}

/** Two times, in three days and in four, that one side proposed. */
export async function anAppointmentProposal(
  db: Db,
  { id: serviceId, professionalId, clientId }: Service,
  proposedBy: 'client' | 'professional',
  times = [daysAgo(-3), daysAgo(-4)],
) {
  const ids = { id: uuidv7(), serviceId, professionalId, clientId };
  const wish = { proposedBy, times, minutes: 60, timeZone: 'America/New_York' };
  const [inserted] = await db
    .insert(appointmentProposals)
    .values({
      ...ids,
      ...wish,
      createdAt: new Date(steadyNow()),
      expiresAt: times.at(-1) ?? new Date(),
    })
    .returning();
  if (!inserted) throw new Error('the times were not inserted');
  return inserted;
}

/** An expense that its client is asked to pay back. */
export async function anExpense(
  db: Db,
  serviceId: string,
  given: Partial<typeof expenses.$inferInsert> = {},
) {
  const at = new Date();
  const [inserted] = await db
    .insert(expenses)
    .values({
      id: uuidv7(),
      serviceId,
      title: 'Two gallons of paint',
      amountCents: 8_450,
      spentOn: '2026-01-02',
      status: 'proposed',
      receipt: 'a'.repeat(32),
      receiptType: 'image/webp',
      addedAt: at,
      proposedAt: at,
      ...given,
    })
    .returning();
  if (!inserted) throw new Error('the expense was not inserted');
  return inserted;
}
