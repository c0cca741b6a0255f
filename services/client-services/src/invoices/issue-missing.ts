import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Deps } from '../deps.ts';
import { entriesOf } from '../ledger/queries.ts';
import { lockService } from '../services/queries.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice } from './issue-invoice.ts';
import { findPosting } from './queries.ts';

const bases = { release: 'release', cancellation: 'cancellation', dispute: 'dispute' } as const;

/** Issues the papers of a posting that has none, under the day and in the year of that posting. */
export const issueMissing = ({ db }: Pick<Deps, 'db'>, task: TakenTask): Promise<void> =>
  db.transaction(async (tx) => {
    const posting = await findPosting(tx, task.id);
    if (posting?.serviceId) {
      const service = await lockService(tx, posting.serviceId);
      const { id: postingId, kind, postedAt } = posting;
      const entries = await entriesOf(tx, [postingId]);
      if (kind in bases) {
        const why = bases[kind as keyof typeof bases];
        await issueInvoice(tx, service, { postingId, ...earnedBy(entries), why }, postedAt);
      }
      if (kind === 'refund') {
        const refund = { postingId, ...givenBackBy(entries) };
        // A release before it is still to be invoiced, so this comes again.
        if (!(await issueCreditNotes(tx, service, refund, postedAt)))
          throw new Error('a release of this work has no invoice yet');
      }
    }
    await finishPersonTask(tx, task);
  });

type Entries = Awaited<ReturnType<typeof entriesOf>>;

const sumOf = (entries: Entries, kinds: string[]) =>
  entries
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

function earnedBy(entries: Entries) {
  const feeCents = -sumOf(entries, ['fee_revenue']);
  return { feeCents, grossCents: feeCents - sumOf(entries, ['pro_payable', 'pro_receivable']) };
}

const givenBackBy = (entries: Entries) => ({
  feeCents: sumOf(entries, ['fee_revenue']),
  grossCents: -sumOf(entries, ['client_refund']),
});
