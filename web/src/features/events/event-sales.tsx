import { type EventSales, getEventSales } from '@sidework/contracts/education-events/event-sales';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { Table } from '../../ui/figures/table.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** The sales of an event by ticket type and by day. */
export function EventSalesCard({ eventId }: { eventId: string }) {
  const { data: sales, error, mutate } = useApi(getEventSales, { params: { eventId } });
  if (error && !sales) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!sales) return <ListSkeleton rows={2} label="Loading sales" />;
  return (
    <Card title="Sales">
      {sales.seats === 0 ? (
        <p>No tickets sold yet.</p>
      ) : (
        <Stack>
          {sales.types.length > 1 && byType(sales)}
          {byDay(sales)}
        </Stack>
      )}
      {notesOf(sales).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}

const figures = [
  { key: 'seats', label: 'Tickets', isFigure: true, cell: ({ seats }: { seats: number }) => seats },
  {
    key: 'cents',
    label: 'Sales',
    isFigure: true,
    cell: ({ cents }: { cents: number }) => formatCents(cents),
  },
];

const totalOf = ({ seats, cents }: EventSales) => ['Total', seats, formatCents(cents)];

const byType = (sales: EventSales) => (
  <Table
    caption="By ticket type"
    isCaptionShown
    columns={[
      {
        key: 'name',
        label: 'Ticket type',
        cell: ({ name }: EventSales['types'][number]) => name ?? 'Standard',
      },
      ...figures,
    ]}
    rows={sales.types}
    keyOf={({ name }) => name ?? ''}
    foot={totalOf(sales)}
  />
);

/** The list of days ends after 60, so that its sum would not always be that of the event. */
const byDay = (sales: EventSales) => (
  <Table
    caption="By day"
    isCaptionShown
    columns={[
      { key: 'day', label: 'Day', cell: ({ day }: EventSales['days'][number]) => dayText(day) },
      ...figures,
    ]}
    rows={sales.days}
    keyOf={({ day }) => day}
    {...(sales.types.length < 2 && { foot: totalOf(sales) })}
  />
);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function notesOf({ walkIns, cancelled, cents }: EventSales): string[] {
  const { seats, refundedCents, keptCents } = cancelled;
  const kept = keptCents > 0 ? ` and ${formatCents(keptCents)} kept` : '';
  const money =
    refundedCents + keptCents > 0 ? `: ${formatCents(refundedCents)} refunded${kept}` : '';
  return [
    ...(walkIns.seats > 0 ? [`${counted(walkIns.seats, 'walk-in')}, not counted above.`] : []),
    ...(seats > 0 ? [`${counted(seats, 'ticket')} cancelled${money}.`] : []),
    ...(cents > 0 ? ['Before fees, and including tickets paid for at the door.'] : []),
  ];
}
