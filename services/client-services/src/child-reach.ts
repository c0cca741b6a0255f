import type { Db } from '@sidework/chassis/db/db';
import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { findProposal } from './appointment-proposals/queries.ts';
import { findExtension } from './extensions/queries.ts';
import { findNegotiation } from './negotiations/queries.ts';
import { findPayment } from './payments/charges/queries.ts';
import { isGuardian } from './people/queries.ts';
import { findService } from './services/queries.ts';

export const childReach: ChildReach = {
  clientId: (db, id) => isOneChild(db, [id]),
  serviceId: isWorkOfChild,
  negotiationId: async (db, id) => isWorkOfChild(db, (await findNegotiation(db, id))?.serviceId),
  appointmentProposalId: async (db, id) =>
    isWorkOfChild(db, (await findProposal(db, id))?.serviceId),
  extensionId: async (db, id) => isWorkOfChild(db, (await findExtension(db, id))?.serviceId),
  async paymentId(db, id) {
    const payment = await findPayment(db, id);
    if (payment?.serviceId) return isWorkOfChild(db, payment.serviceId);
    // Another service may ask for a payment for the payer's child.
    return payment !== undefined && isGuardian(db, payment.payerId);
  },
};

async function isWorkOfChild(db: Db, id: string | undefined): Promise<boolean> {
  const service = id ? await findService(db, id) : undefined;
  if (!service) return false;
  return service.isGuardianApproved || isOneChild(db, [service.clientId, service.professionalId]);
}
