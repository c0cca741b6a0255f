import { mostListed } from '@sidework/contracts/network-chat/today';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { waitingText } from './greeting.ts';
import { TodayRows } from './today-rows.tsx';
import type { TodayList } from './use-today.ts';

interface Props {
  today: TodayList;
  isAdult: boolean;
  /** What may be done of one's own accord, where nothing waits. */
  act: ReactNode;
}

/** All that waits, or why nothing does. */
export function YourTurn({ today, isAdult, act }: Props) {
  const { items, inAll, error, refresh } = today;
  if (!items && error) return <ErrorNotice error={error} onRetry={refresh} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading what waits for you" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title={waitingText(0)}
        text={
          isAdult
            ? 'Proposals to answer, messages, deadlines and requested changes stand here until they are handled.'
            : 'When somebody writes to you, wants to connect or hires you, you see it here.'
        }
      >
        {act}
      </EmptyState>
    );
  return (
    <>
      <TodayRows items={items} />
      {items.length === mostListed && inAll > mostListed && <p>These are the newest of {inAll}.</p>}
    </>
  );
}
