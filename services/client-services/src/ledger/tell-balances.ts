import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { balanceMoved } from '@sidework/contracts/client-services/events/money';
import { eq } from 'drizzle-orm';
import { services } from '../services/table.ts';
import { type BalanceChange, balanceChanges, noChange } from './balance-change.ts';
import type { Entry, PostingKind } from './posting.ts';

interface Booked {
  id: string;
  kind: PostingKind;
  serviceId?: string | null | undefined;
}

/** Tells each person whose own accounts a transaction touched by how much their balance changed. */
export async function tellBalances(
  tx: Tx,
  { id, kind, serviceId }: Booked,
  lines: Entry[],
  at: Date,
): Promise<void> {
  const changes = balanceChanges(lines);
  if (changes.size === 0) return;
  const earnerId = serviceId ? await professionalOf(tx, serviceId) : null;
  const isPayout = kind === 'payout' || kind === 'payout_failed';
  for (const [personId, change] of changes)
    await tell(tx, { movementId: id, personId, earnerId, isPayout }, change, at);
}

interface Movement {
  movementId: string;
  personId: string;
  earnerId: string | null;
}

interface Told extends Movement {
  isPayout: boolean;
}

/** Tells of a change that is no transaction of the ledger: a fee that is due, or a refund that was sent off. */
export const tellBalance = (
  tx: Tx,
  movement: Movement,
  change: Partial<BalanceChange>,
  at: Date,
): Promise<void> => tell(tx, { ...movement, isPayout: false }, { ...noChange, ...change }, at);

const tell = (tx: Tx, movement: Told, change: BalanceChange, at: Date): Promise<void> =>
  emit(tx, balanceMoved, { ...movement, ...change, at: at.toISOString() }, at);

async function professionalOf(tx: Tx, serviceId: string): Promise<string | null> {
  const [service] = await tx
    .select({ professionalId: services.professionalId })
    .from(services)
    .where(eq(services.id, serviceId));
  return service?.professionalId ?? null;
}
