import type { ReportView } from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { ReportCard, type ReportCardProps } from './report-card.tsx';
import { type ReportState, useReports } from './use-reports.ts';

export interface Ask {
  label: string;
  variant?: 'default' | 'subtle';
  /** Screen readers hear the button without its surroundings, so this names its subject. */
  about: string;
  title: string;
  text: ReactNode;
  submitLabel: string;
  isLoss?: boolean;
  isLeaving?: boolean;
  done?: string;
  decide: (reason: string) => Promise<unknown>;
}

interface Props {
  state: ReportState;
  /** A button that does something once a reason is given. */
  ask: (question: Ask) => ReactNode;
}

const empty = {
  open: {
    title: 'No reports wait',
    text: 'Reports from people show up here, with what they are about.',
  },
  appealed: {
    title: 'No appeals wait',
    text: 'People whose content was hidden or whose account was suspended can appeal once.',
  },
  decided: {
    title: 'Nothing was decided yet',
    text: 'Your decisions show up here, with your reasons.',
  },
};

export function ReportQueue({ state, ask }: Props) {
  const list = useReports(state);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading reports" />;
  if (items.length === 0) return <EmptyState scene="board" {...empty[state]} />;
  return (
    <Stack>
      {groupsOf(items, state).map((reports) => (
        <ReportCard
          key={state === 'open' ? reports[0].reported.id : reports[0].id}
          reports={reports}
          hasMore={list.hasMore}
          decide={({ id }, decision, reason) => list.decide(id, decision, reason)}
          answer={({ id }, outcome, reason) => list.answer(id, outcome, reason)}
          ask={ask}
        />
      ))}
      <LoadMore list={list} label="Load more reports" />
    </Stack>
  );
}

/** Those about one person side by side; decided reports and appeals stand one by one, in their order. */
function groupsOf(items: ReportView[], state: ReportState): ReportCardProps['reports'][] {
  if (state !== 'open') return items.map((report) => [report]);
  const groups = new Map<string, ReportCardProps['reports']>();
  for (const report of items) {
    const group = groups.get(report.reported.id);
    if (group) group.push(report);
    else groups.set(report.reported.id, [report]);
  }
  return [...groups.values()];
}
