import type { Db } from '@sidework/chassis/db/db';
import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { people } from '@sidework/chassis/people/people';
import { and, arrayContains, eq } from 'drizzle-orm';
import { extensionRequests } from './extensions/table.ts';
import { negotiations } from './negotiations/table.ts';
import { payments } from './payments/table.ts';
import { services } from './services/table.ts';

export const childReach: ChildReach = {
  clientId: (db, id) => isOneChild(db, [id]),
  serviceId: isWorkOfChild,
  async negotiationId(db, id) {
    const [found] = await db.select().from(negotiations).where(eq(negotiations.id, id));
    return isWorkOfChild(db, found?.serviceId);
  },
  async extensionId(db, id) {
    const [found] = await db.select().from(extensionRequests).where(eq(extensionRequests.id, id));
    return isWorkOfChild(db, found?.serviceId);
  },
  async paymentId(db, id) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, id));
    if (payment?.serviceId) return isWorkOfChild(db, payment.serviceId);
    return payment !== undefined && isGuardian(db, payment.payerId);
  },
};

async function isWorkOfChild(db: Db, id: string | undefined): Promise<boolean> {
  if (!id) return false;
  const [service] = await db.select().from(services).where(eq(services.id, id));
  if (!service) return false;
  return service.isGuardianApproved || isOneChild(db, [service.clientId, service.professionalId]);
}

/** What another service asks to be paid may be for the payer's child. */
async function isGuardian(db: Db, id: string): Promise<boolean> {
  const ofChild = and(
    eq(people.accountType, 'sidework_kids'),
    arrayContains(people.guardianIds, [id]),
  );
  const found = await db.select({ id: people.id }).from(people).where(ofChild).limit(1);
  return found.length > 0;
}
