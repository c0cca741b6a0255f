import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { PaymentRecord } from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../../deps.ts';
import { historyOf } from '../../escrow/queries.ts';
import { accounts } from '../../ledger/posting.ts';
import { entriesOf } from '../../ledger/queries.ts';
import { readService } from '../../services/read-service.ts';
import { ownEntries } from './own-entries.ts';

/** The history of a service's money, with the ledger's entries behind each figure. */
export async function paymentRecordsFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
): Promise<PaymentRecord[]> {
  await readService({ db, now }, actor, serviceId);
  return paymentRecordsOf(db, serviceId);
}

export async function paymentRecordsOf(db: Db, serviceId: string): Promise<PaymentRecord[]> {
  const records = await historyOf(db, serviceId);
  const ids = records.flatMap(({ ledgerTransactionId }) => ledgerTransactionId ?? []);
  const entries = await entriesOf(db, [...new Set(ids)]);
  return records.map((record) => ({
    id: record.id,
    paymentType: record.paymentType,
    amountCents: record.amountCents,
    description: record.description,
    settlement: record.settlement,
    createdAt: record.createdAt.toISOString(),
    settledCents: record.settlement ? record.settledCents : null,
    entries: ownEntries(
      record,
      records.filter(
        ({ ledgerTransactionId: id }) => id !== null && id === record.ledgerTransactionId,
      ),
      entries.filter(({ transactionId }) => transactionId === record.ledgerTransactionId),
    ).map(({ kind, amountCents: cents }) => ({
      account: accounts[kind].label,
      debitCents: cents > 0 ? cents : null,
      creditCents: cents < 0 ? -cents : null,
    })),
  }));
}
