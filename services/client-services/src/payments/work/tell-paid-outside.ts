import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { servicePaidOutside } from '@sidework/contracts/client-services/events/money';
import { abroadOf } from '../../escrow/client-abroad.ts';
import { clientNameOf } from '../../escrow/client-name.ts';
import { toServiceFact } from '../../services/facts.ts';
import type { Service } from '../../services/service.ts';

/** Tells what a client says to have paid elsewhere: the professional hears of it, and their books take it. */
export async function tellPaidOutside(
  tx: Tx,
  service: Service,
  posted: { postingId: string; amountCents: number },
  at: Date,
): Promise<void> {
  const clientName = await clientNameOf(tx, service);
  const client = { clientName, ...(await abroadOf(tx, service)) };
  const fact = { ...toServiceFact(service), ...posted, ...client, at: at.toISOString() };
  await emit(tx, servicePaidOutside, fact, at);
}
