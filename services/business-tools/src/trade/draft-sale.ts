import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { insertDraft } from './draft-queries.ts';

interface PaidWork {
  professionalId: string;
  postingId: string;
  serviceId: string;
  title: string;
  clientName?: string | undefined;
  clientCountry?: string | undefined;
  amountCents: number;
  at: string;
}

/** Drafts the sale that paid work for a client abroad is (F11). */
export async function draftSale(tx: Tx, work: PaidWork, now: Date): Promise<void> {
  const { professionalId, postingId, serviceId, amountCents, clientCountry } = work;
  if (!clientCountry || amountCents <= 0) return;
  const [person] = await tx.select().from(people).where(eq(people.id, professionalId));
  if (person?.hasLeft) return;
  await insertDraft(tx, {
    id: uuidv7(),
    professionalId,
    postingId,
    serviceId,
    clientName: work.clientName ?? 'A client',
    country: clientCountry,
    productDescription: work.title,
    saleAmountCents: amountCents,
    saleDate: dayIn(await timeZoneOf(tx, professionalId), new Date(work.at)),
    saleId: null,
    closedAt: null,
    createdAt: now,
  });
}
