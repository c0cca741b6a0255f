import type { ReportDecision, ReportView } from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { Words } from '../../ui/words.tsx';
import { ReportCard } from './report-card.tsx';
import { type ReportState, useReports } from './use-reports.ts';

export interface Ask {
  label: string;
  about: string;
  title: string;
  text: string;
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

export function ReportQueue({ state, ask }: Props) {
  const list = useReports(state);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading reports" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="board"
        title={state === 'open' ? 'No reports wait' : 'Nothing was decided yet'}
        text="What people report of others stands here, with what it is about."
      />
    );
  const decideOn = (report: ReportView) => (decision: ReportDecision, reason: string) =>
    list.decide(report.id, decision, reason);
  return (
    <Stack>
      {items.map((report) => (
        <div key={report.id} id={report.id}>
          <ReportCard
            report={report}
            waiting={state === 'open' && <OthersWait report={report} list={list} />}
            decide={decideOn(report)}
            ask={ask}
          />
        </div>
      ))}
      <LoadMore list={list} label="Load more reports" />
    </Stack>
  );
}

interface OthersProps {
  report: ReportView;
  list: ReturnType<typeof useReports>;
}

/** That more than one report about the same person waits, and where the next is. The count is right only once all are loaded. */
function OthersWait({ report, list }: OthersProps) {
  const same = list.items?.filter(({ reported }) => reported.id === report.reported.id) ?? [];
  const next = same[(same.indexOf(report) + 1) % same.length];
  if (!next || next === report) return null;
  return (
    <Words isSmall>
      {list.hasMore ? 'More than one report waits' : `${same.length} reports wait`} about them.{' '}
      <a href={`#${next.id}`}>{same.length === 2 ? 'See the other' : 'See the next'}</a>
    </Words>
  );
}
