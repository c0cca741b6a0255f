import type { ReportDecision, ReportView } from '@sidework/contracts/network-chat/reports';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { ReportCard } from './report-card.tsx';
import { type ReportState, useReports } from './use-reports.ts';

export interface Ask {
  label: string;
  about: string;
  variant?: 'filled' | 'default' | 'danger';
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
        <ReportCard
          key={report.id}
          report={report}
          waiting={state === 'open' && waitingText(aboutSame(report, items), list.hasMore)}
          decide={decideOn(report)}
          ask={ask}
        />
      ))}
      <LoadMore list={list} label="Load more reports" />
    </Stack>
  );
}

/** The count is right only once all that wait are loaded. */
function waitingText(count: number, hasMore: boolean) {
  if (count < 2) return false;
  return hasMore ? 'more than one report waits about them' : `${count} reports wait about them`;
}

/** How many of the reports that wait are about the same person, this one among them. */
const aboutSame = ({ reported }: ReportView, items: ReportView[]) =>
  items.filter((other) => other.reported.id === reported.id).length;
