import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Deps } from '../deps.ts';
import { entriesOf } from '../ledger/queries.ts';
import { lockService } from '../services/queries.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice } from './issue-invoice.ts';
import { earningsOf, findPosting } from './queries.ts';

/**
 * Issues the papers that a service still lacks up to a posting, each under the day and in the year of its own posting: a
 * refund corrects invoices, so those of the money that came before it are issued first.
 */
export const issueMissing = ({ db }: Pick<Deps, 'db'>, task: TakenTask): Promise<void> =>
  db.transaction(async (tx) => {
    const posting = await findPosting(tx, task.id);
    if (posting?.serviceId) {
      const service = await lockService(tx, posting.serviceId);
      const { id: postingId, kind, postedAt } = posting;
      for (const { id, kind: why, postedAt: at } of await earningsOf(tx, service.id, postedAt)) {
        const earned = earnedBy(await entriesOf(tx, [id]));
        await issueInvoice(tx, service, { postingId: id, ...earned, why }, at);
      }
      if (kind === 'refund') {
        const refund = { postingId, ...givenBackBy(await entriesOf(tx, [postingId])) };
        if (!(await issueCreditNotes(tx, service, refund, postedAt)))
          throw new Error('this refund takes more than the invoices of this work');
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
