import { formatCents } from '@sidework/contracts/kernel/money';
import { getFigures, type WeekFigures } from '@sidework/contracts/network-chat/figures';
import { useApi } from '../../../lib/api.ts';
import { type Column, Table } from '../../../ui/figures/table.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';

/** The platform by week, of all people together: no row names anyone. */
export function WeeklyFigures() {
  const { data, error, mutate } = useApi(getFigures);
  return (
    <Section title="The platform by week">
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => mutate()} />
      ) : !data ? (
        <ListSkeleton rows={4} label="Loading the figures" />
      ) : (
        <Stack gap="sm">
          <Words tone="soft" isSmall>
            Weeks begin on Monday, UTC. The newest is still under way.
          </Words>
          <Table caption="Figures of each week" columns={columns} rows={data.weeks} keyOf={keyOf} />
        </Stack>
      )}
    </Section>
  );
}

const keyOf = ({ week }: WeekFigures) => week;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const count = new Intl.NumberFormat('en-US');

const figure = (
  key: 'people' | 'jobs' | 'gigs' | 'hires' | 'disputes',
  label: string,
): Column<WeekFigures> => ({ key, label, isFigure: true, cell: (row) => count.format(row[key]) });

const columns: Column<WeekFigures>[] = [
  { key: 'week', label: 'Week of', cell: ({ week }) => day.format(new Date(week)) },
  figure('people', 'New people'),
  figure('jobs', 'Jobs'),
  figure('gigs', 'Gigs'),
  figure('hires', 'Hires'),
  {
    key: 'released',
    label: 'Released',
    isFigure: true,
    cell: ({ releasedCents }) => formatCents(releasedCents),
  },
  figure('disputes', 'Disputes'),
];
