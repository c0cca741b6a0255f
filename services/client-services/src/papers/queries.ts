import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, lte } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { clientNameOf } from '../escrow/client-name.ts';
import type { Payment } from '../payments/charges/payment.ts';
import { payments } from '../payments/charges/table.ts';
import { findPerson } from '../people/queries.ts';
import { findService } from '../services/queries.ts';
import { payeeIdOf, type RowsOfReceipt } from './receipt.ts';
import { handedPapers, vaultPapers } from './table.ts';

export async function findVaultPaper(db: Db, id: string) {
  const [paper] = await db.select().from(vaultPapers).where(eq(vaultPapers.id, id));
  return paper;
}

export async function insertHandedPaper(
  db: Db,
  paper: typeof handedPapers.$inferInsert,
): Promise<void> {
  await db.insert(handedPapers).values(paper).onConflictDoNothing();
}

/** The papers whose seven days in the handover bucket are over. */
export const duePapers = (db: Db, now: Date, limit: number) =>
  db
    .select({ key: handedPapers.key })
    .from(handedPapers)
    .where(lte(handedPapers.removeAt, now))
    .limit(limit);

export async function deleteHandedPaper(db: Db, key: string): Promise<void> {
  await db.delete(handedPapers).where(eq(handedPapers.key, key));
}

export async function findPaymentInto(
  db: Db,
  serviceId: string,
  id: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.serviceId, serviceId)));
  return payment;
}

export async function rowsOfReceipt(db: Db, payment: Payment): Promise<RowsOfReceipt> {
  const service = payment.serviceId ? await findService(db, payment.serviceId) : undefined;
  const payeeId = payeeIdOf({ payment, service });
  return {
    payment,
    service,
    payer: await findPerson(db, payment.payerId),
    payee: payeeId ? await findPerson(db, payeeId) : undefined,
    clientName: service && (await clientNameOf(db, service)),
  };
}

export async function emailOf(tx: Tx, personId: string): Promise<string | null> {
  const [contact] = await tx
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, personId));
  return contact?.email ?? null;
}
