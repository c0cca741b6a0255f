import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paymentRequested } from '@sidework/contracts/education-events/events/tickets';
import { v7 as uuidv7 } from 'uuid';
import { insertPayment } from './queries.ts';

export interface Due {
  subjectKind: 'enrollment' | 'registration';
  subjectId: string;
  payerId: string;
  payeeId: string | null;
  amountCents: number;
  feeBps: number;
  description: string;
  /** The page that the payer comes back to. */
  returnTo: string;
  expiresAt: Date;
  /** The event or the course that is paid for, which the seller's books lead to. */
  sold: { kind: 'event' | 'course'; id: string };
  /** How long the payee's part is held (D-120). */
  hold: { holdUntil: string } | { holdDays: number };
}

/** Asks client-services for the money, and gives the payment's id; what it answers is consumed beside. */
export async function requestPayment(tx: Tx, due: Due, at: Date): Promise<string> {
  const { subjectKind, subjectId, payerId, amountCents } = due;
  const id = uuidv7();
  await insertPayment(tx, {
    id,
    subjectKind,
    subjectId,
    payerId,
    amountCents,
    status: 'requested',
    requestedAt: at,
    answeredAt: null,
  });
  const { payeeId, feeBps, description, returnTo, sold } = due;
  await emit(
    tx,
    paymentRequested,
    {
      paymentId: id,
      payerId,
      payeeId,
      amountCents,
      feeBps,
      description,
      returnTo,
      sold,
      expiresAt: due.expiresAt.toISOString(),
      ...due.hold,
    },
    at,
  );
  return id;
}
