import {
  addOwnerEntry,
  deleteOwnerEntry,
  editOwnerEntry,
  listOwnerEntries,
  type OwnerEntryForm,
  type OwnerEntryView,
} from '@sidework/contracts/business-tools/owner-entries';
import { ownerMoves } from '@sidework/contracts/business-tools/owner-moves';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { call, usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

const fields = [
  {
    name: 'move',
    label: 'What it was',
    kind: 'choice',
    isNeeded: true,
    options: ownerMoves.map(({ key, label }) => ({ value: key, label })),
  },
  { name: 'amountCents', label: 'Amount', kind: 'dollars', isNeeded: true },
  { name: 'description', label: 'Description', isNeeded: true },
  { name: 'date', label: 'Date', kind: 'day', isNeeded: true },
] as const;

const labelOf = (move: OwnerEntryView['move']) =>
  ownerMoves.find(({ key }) => key === move)?.label ?? move;

/** Contributions, draws and loans: what the full statements need besides income and deductions. */
export function OwnerEntries() {
  const list = usePages(listOwnerEntries, {});
  const [open, setOpen] = useState<OwnerEntryView | 'new'>();

  async function saved(work: Promise<unknown>) {
    await work;
    await list.mutate();
  }

  const send = (values: Record<string, unknown>, idempotencyKey: string) => {
    const body = values as OwnerEntryForm;
    return open === 'new' || open === undefined
      ? call(addOwnerEntry, { body, idempotencyKey })
      : call(editOwnerEntry, { params: { entryId: open.id }, body });
  };

  return (
    <Section
      title="Your own money in the business"
      action={
        <PlainButton variant="default" size="sm" onClick={() => setOpen('new')}>
          Add entry
        </PlainButton>
      }
    >
      <Stack>
        <div>
          Contributions, draws and loans. They are neither income nor deductions, and count in the
          full balance sheet and cash flow.
        </div>
        {entries()}
        {open && (
          <EntryDialog
            isOpen
            title={open === 'new' ? 'Add entry' : `Edit ${open.description}`}
            fields={fields}
            initial={
              open === 'new' ? { move: 'contribution', date: viewersToday() } : textsOf(open)
            }
            send={(values, key) => saved(send(values, key))}
            done="Entry saved"
            failed="Failed to save the entry"
            onClose={() => setOpen(undefined)}
          />
        )}
      </Stack>
    </Section>
  );

  function entries() {
    if (list.error && !list.items)
      return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
    if (!list.items) return <RowsSkeleton rows={2} label="Loading entries" />;
    if (list.items.length === 0) return <div>There is no entry yet.</div>;
    return (
      <>
        <Rows label="Your own money in the business">
          {list.items.map((entry) => (
            <ListRow
              key={entry.id}
              title={entry.description}
              details={`${dayText(entry.date)} · ${labelOf(entry.move)}`}
              amount={<Amount cents={entry.amountCents} size="row" />}
              action={
                <Row gap="xs">
                  <PlainButton
                    variant="default"
                    size="sm"
                    aria-label={`Edit ${entry.description}`}
                    onClick={() => setOpen(entry)}
                  >
                    Edit
                  </PlainButton>
                  <AskedButton
                    size="sm"
                    label="Delete"
                    name={entry.description}
                    title={`Delete ${formatCents(entry.amountCents)}, ${entry.description}?`}
                    confirmLabel="Delete entry"
                    done="Entry deleted"
                    act={() => saved(call(deleteOwnerEntry, { params: { entryId: entry.id } }))}
                    messageOf={() => 'Failed to delete the entry'}
                  >
                    Statements that you generate from now on no longer count it.
                  </AskedButton>
                </Row>
              }
            />
          ))}
        </Rows>
        <LoadMore list={list} label="Load more entries" />
      </>
    );
  }
}

const textsOf = ({ move, amountCents, description, date }: OwnerEntryView) => ({
  move,
  description,
  date,
  amountCents: (amountCents / 100).toFixed(2),
});
