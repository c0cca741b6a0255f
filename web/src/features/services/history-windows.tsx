import { listPaymentHistory, type PaymentRecord } from '@sidework/contracts/client-services/escrow';
import { formatCents } from '@sidework/contracts/kernel/money';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { Amount } from '../../ui/amount.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { DialogWindow } from '../../ui/dialog-window.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { OpeningRow } from '../../ui/opening-row.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { extensionStates, negotiationStates } from './term-words.ts';
import { useExtensions, useNegotiations } from './use-terms.ts';

interface Props {
  serviceId: string;
  isOpen: boolean;
  onClose: () => void;
}

interface HistoryProps<Item> extends Pick<Props, 'isOpen' | 'onClose'> {
  title: string;
  items: readonly Item[] | undefined;
  error: unknown;
  /** What is said where there is none yet. */
  nothing: string;
  children: (item: Item) => ReactNode;
}

function History<Item>({ title, items, error, nothing, children, ...window }: HistoryProps<Item>) {
  return (
    <DialogWindow title={title} {...window}>
      {error !== undefined && !items && <ErrorNotice error={error} />}
      {!items && error === undefined && <ListSkeleton rows={2} label={`Loading: ${title}`} />}
      {items?.length === 0 && <p>{nothing}</p>}
      {items && items.length > 0 && <Rows label={title}>{items.map(children)}</Rows>}
    </DialogWindow>
  );
}

/** Every later deadline that was asked for, and the answer. */
export function ExtensionHistoryWindow({ serviceId, ...window }: Props) {
  const { extensions, error } = useExtensions(serviceId, window.isOpen);
  return (
    <History
      title="Extensions"
      items={extensions}
      error={error}
      nothing="No later deadline was asked for yet."
      {...window}
    >
      {(each) => (
        <ListRow
          key={each.id}
          title={`${dayText(each.currentDeadline)} to ${dayText(each.proposedDeadline)}`}
          details={
            <>
              <DateText moment={each.createdAt} /> · {extensionStates[each.status]}
            </>
          }
          note={each.reason}
        />
      )}
    </History>
  );
}

/** Every change of the terms that was proposed, and what became of it. */
export function NegotiationHistoryWindow({ serviceId, ...window }: Props) {
  const viewerId = useSession()?.viewer.id;
  const { negotiations, error } = useNegotiations(serviceId, window.isOpen);
  return (
    <History
      title="Negotiations"
      items={negotiations}
      error={error}
      nothing="Nothing was negotiated yet."
      {...window}
    >
      {(each) => (
        <ListRow
          key={each.id}
          title={`${formatCents(each.proposedAmountCents)}${
            each.proposedDeadline ? `, due ${dayText(each.proposedDeadline)}` : ''
          }`}
          details={
            <>
              {each.proposedBy === viewerId ? 'You' : 'The other side'} ·{' '}
              <DateText moment={each.createdAt} /> · {negotiationStates[each.status]}
            </>
          }
          note={each.reason}
        />
      )}
    </History>
  );
}

/** All money of the work. Each figure opens its entries in the ledger. */
export function PaymentHistoryWindow({ serviceId, ...window }: Props) {
  const args = window.isOpen ? { params: { serviceId } } : null;
  const { data, error } = useApi(listPaymentHistory, args);
  return (
    <History
      title="Payment history"
      items={data?.items}
      error={error}
      nothing="No money has moved yet."
      {...window}
    >
      {(record) => <Record key={record.id} record={record} />}
    </History>
  );
}

function Record({ record }: { record: PaymentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { description, entries } = record;
  const shown = {
    title: description,
    details: <DateText moment={record.createdAt} />,
    amount: <Amount cents={record.amountCents} size="row" />,
  };
  if (entries.length === 0) return <ListRow {...shown} />;
  return (
    <OpeningRow {...shown} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <section aria-label={`Entries of ${description}`}>
        <Facts
          facts={entries.map(({ account, debitCents, creditCents }) => ({
            label: account,
            value: `${debitCents === null ? '+' : '−'}${formatCents(debitCents ?? creditCents ?? 0)}`,
          }))}
        />
      </section>
    </OpeningRow>
  );
}
