import type { listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { getQuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { useState } from 'react';
import { useInvalidate, usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { ReceiptsDialog } from './receipts-dialog.tsx';
import { type BookRecord, capitalised, type KindOfRecord, recordKinds } from './record-kinds.ts';
import { RecordRow } from './record-row.tsx';
import type { ListFilter } from './use-record-filter.ts';
import { useSuggestedCategory } from './use-suggested-category.ts';

interface Props {
  kind: KindOfRecord;
  query: ListFilter;
  /** Shows what else there is, where the list is of one origin alone. */
  onShowAll: () => void;
  onSearch: (words: string) => void;
}

/** The income or the deductions that the filters leave, with the form that adds and edits them. */
export function RecordTab({ kind, query, onShowAll, onSearch }: Props) {
  const { noun, empty, fields, add, edit, note, remove, list: endpoint } = recordKinds[kind];
  const list = usePages(endpoint as typeof listIncomeRecords, { query });
  const invalidate = useInvalidate();
  const [open, setOpen] = useState<BookRecord | 'new'>();
  const [receiptsOf, setReceiptsOf] = useState<string>();
  const hasVault = useSession()?.viewer.accountType !== 'sidework_kids';
  const search = useTypedSearch(query.search ?? '', onSearch);
  const suggestion = useSuggestedCategory(kind, hasVault && open === 'new');
  const fieldsToAdd = fields.map((field) =>
    field.name === 'category' ? { ...field, suggestion } : field,
  );
  const proven = (list.items as BookRecord[] | undefined)?.find(({ id }) => id === receiptsOf);

  async function saved(work: Promise<unknown>) {
    await work;
    await invalidate(endpoint, getTaxSummary, getQuarterPlan);
  }

  return (
    <Stack>
      <Row justify="end">
        <SearchField
          label={`Search ${kind}`}
          placeholder="Description or note"
          maxLength={100}
          value={search.typed}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && search.settle()}
        />
        {query.originId && (
          <PlainButton variant="default" onClick={onShowAll}>
            Show all records
          </PlainButton>
        )}
        {kind === 'deductions' && (
          <LinkButton variant="default" to={`${paths.taxTracker}?tab=mileage`}>
            Mileage log
          </LinkButton>
        )}
        <LinkButton variant="default" to={`${paths.taxTracker}?tab=recurring`}>
          Recurring
        </LinkButton>
        <LinkButton variant="default" to={`${paths.taxTracker}?tab=import`}>
          Import bank file
        </LinkButton>
        {hasVault && (
          <LinkButton variant="default" to={`${paths.taxTracker}?tab=rules`}>
            Rules
          </LinkButton>
        )}
        <PlainButton onClick={() => setOpen('new')}>{`Add ${noun}`}</PlainButton>
      </Row>
      {records()}
      {open && dialog(open)}
      {proven && 'receipts' in proven && (
        <ReceiptsDialog isOpen deduction={proven} onClose={() => setReceiptsOf(undefined)} />
      )}
    </Stack>
  );

  function dialog(record: BookRecord | 'new') {
    const onClose = () => setOpen(undefined);
    if (record === 'new')
      return (
        <EntryDialog
          isOpen
          title={`Add ${noun}`}
          fields={fieldsToAdd}
          initial={{ date: viewersToday() }}
          send={(values, key) => saved(add(values, key))}
          done={`${capitalised(noun)} added`}
          failed={`Failed to add ${noun}`}
          onClose={onClose}
        />
      );
    const { isLocked } = record;
    return (
      <EntryDialog
        isOpen
        title={`${isLocked ? 'Note on' : 'Edit'} ${record.description}`}
        fields={isLocked ? [{ name: 'note', label: 'Note' }] : fields}
        initial={textsOf(record)}
        send={(values) =>
          saved(isLocked ? note(record.id, String(values.note ?? '')) : edit(record.id, values))
        }
        done={isLocked ? 'Note saved' : `${capitalised(noun)} saved`}
        failed={`Failed to save ${isLocked ? 'the note' : noun}`}
        onClose={onClose}
      />
    );
  }

  function records() {
    if (list.error && !list.items)
      return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
    if (!list.items) return <RowsSkeleton label={`Loading ${noun}`} />;
    if (list.items.length === 0 && query.search)
      return (
        <EmptyState
          scene="money"
          title={`No ${noun} found`}
          text="Try other words or another year."
        />
      );
    if (list.items.length === 0)
      return <EmptyState scene="money" title={`No ${noun} here yet`} text={empty} />;
    return (
      <>
        <Rows label={capitalised(kind)}>
          {(list.items as BookRecord[]).map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              noun={noun}
              onOpen={() => setOpen(record)}
              onReceipts={
                hasVault && 'receipts' in record ? () => setReceiptsOf(record.id) : undefined
              }
              onDelete={() => saved(remove(record.id))}
            />
          ))}
        </Rows>
        <LoadMore list={list} label={`Load more ${noun}`} />
      </>
    );
  }
}

const textsOf = (record: BookRecord) => ({
  amountCents: (record.amountCents / 100).toFixed(2),
  description: record.description,
  date: record.date,
  category: record.category ?? '',
  note: record.note ?? '',
});
