import type { Db, Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import { paymentHistory } from './table.ts';

export type PaymentRecord = typeof paymentHistory.$inferSelect;
type NewRecord = Omit<typeof paymentHistory.$inferInsert, 'id' | 'createdAt'>;

/** Keeps what happened to the money of a service. */
export async function recordHistory(tx: Tx, record: NewRecord, at: Date): Promise<string> {
  const id = uuidv7();
  await tx.insert(paymentHistory).values({ id, ...record, createdAt: at });
  return id;
}

export const historyOf = (db: Db, serviceId: string): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(paymentHistory)
    .where(eq(paymentHistory.serviceId, serviceId))
    .orderBy(asc(paymentHistory.createdAt), asc(paymentHistory.id));

/** Both sides of a service, as far as their names and accounts are known. */
export const partiesOf = (db: Db, { professionalId, clientId }: Service) =>
  db
    .select({ id: people.id, fullName: people.fullName, accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, [professionalId, clientId]));
