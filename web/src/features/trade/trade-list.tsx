import { formatTrade } from '@sidework/contracts/business-tools/trade-options';
import type { listInternationalSales } from '@sidework/contracts/business-tools/trade-sales';
import { getTradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import { formatCents } from '@sidework/contracts/kernel/money';
import { type ComponentType, useState } from 'react';
import { useInvalidate, usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { ExplainButton } from '../../ui/dialogs/explain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import type { Kind, Trade } from './kinds.ts';

export interface WindowProps<T> {
  /** The record that is changed; absent while one is added. */
  record: T | undefined;
  isOpen: boolean;
  onClose: () => void;
}

interface Props<T extends Trade> {
  label: string;
  kind: Kind<T>;
  Window: ComponentType<WindowProps<T>>;
  /** The one sale that the address asks for, and the way back to all. */
  one?: { saleId: string; onShowAll: () => void } | undefined;
  /** Empty for all years. */
  year: string;
}

/** The records of a tab, each with edit and delete, and the dialog that adds one. */
export function TradeList<T extends Trade>({ label, kind, Window, one, year }: Props<T>) {
  const query = one ? { saleId: one.saleId } : { ...(year && { year: Number(year) }) };
  const list = usePages(kind.list as typeof listInternationalSales, { query });
  const invalidate = useInvalidate();
  const [opened, setOpened] = useState<{ record?: T; isOpen: boolean }>({ isOpen: false });
  const items = list.items as unknown as T[] | undefined;

  async function remove(record: T) {
    await kind.remove(record);
    await invalidate(kind.list, getTradeSummary);
  }

  const add = (
    <PlainButton onClick={() => setOpened({ isOpen: true })}>{kind.addLabel}</PlainButton>
  );
  return (
    <Stack>
      {items && (items.length > 0 || one) && (
        <Row justify="end">
          {one && (
            <PlainButton variant="default" onClick={one.onShowAll}>
              Show all sales
            </PlainButton>
          )}
          {add}
        </Row>
      )}
      {list.error && !items ? (
        <ErrorNotice
          error={list.error}
          text={`Failed to load data: ${messageOf(list.error)}`}
          onRetry={() => list.mutate()}
        />
      ) : !items ? (
        <RowsSkeleton label={`Loading ${label}`} />
      ) : items.length === 0 ? (
        <EmptyState scene="signpost" {...kind.empty}>
          {add}
        </EmptyState>
      ) : (
        <Rows label={label}>
          {items.map((record) => (
            <TradeRow
              key={record.id}
              record={record}
              kind={kind}
              onEdit={() => setOpened({ record, isOpen: true })}
              remove={() => remove(record)}
            />
          ))}
        </Rows>
      )}
      <LoadMore list={list} label="Load more" />
      <Window
        record={opened.record}
        isOpen={opened.isOpen}
        onClose={() => setOpened((last) => ({ ...last, isOpen: false }))}
      />
    </Stack>
  );
}

interface RowProps<T extends Trade> {
  record: T;
  kind: Kind<T>;
  onEdit: () => void;
  remove: () => Promise<unknown>;
}

function TradeRow<T extends Trade>({ record, kind, onEdit, remove }: RowProps<T>) {
  const { title, place, day, cents, parts, lines, books } = kind.show(record);
  const amount = formatTrade(cents, record.currency);
  const isForeign = record.currency !== 'USD';
  return (
    <ListRow
      title={title}
      details={`${place} · ${dayText(day)} · ${record.productDescription}`}
      note={
        isForeign
          ? `${parts} · ${formatCents(record.usdAmountCents)} at ${record.fxRate} of ${record.fxDate} (${record.fxSource})`
          : parts
      }
      {...(books?.to && { to: books.to })}
      chip={books && <Chip meaning="over">{books.word}</Chip>}
      amount={amount}
      action={
        <Row gap="xs">
          {lines && (
            <ExplainButton name={`the duty on ${record.productDescription}`} lines={lines} />
          )}
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`Edit ${kind.noun} ${title}`}
            onClick={onEdit}
          >
            Edit
          </PlainButton>
          <AskedButton
            label="Delete"
            size="sm"
            name={`${kind.noun} ${title}`}
            title={`Delete this ${kind.noun}?`}
            confirmLabel={`Delete ${kind.noun}`}
            cancelLabel="Keep it"
            done={kind.deleted}
            act={remove}
            messageOf={(error) => `Failed to delete ${kind.noun}: ${messageOf(error)}`}
          >
            {title}, {amount}, of {dayText(day)}.
          </AskedButton>
        </Row>
      }
    />
  );
}
