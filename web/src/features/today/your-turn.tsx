import { mostListed } from '@sidework/contracts/network-chat/today';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { Words } from '../../ui/words.tsx';
import { waitingText } from './greeting.ts';
import { TodayRows } from './today-rows.tsx';
import type { TodayList } from './use-today.ts';

interface Props {
  today: TodayList;
  isAdult: boolean;
}

/** All that waits, or why nothing does. */
export function YourTurn({ today, isAdult }: Props) {
  const { items, inAll, error, refresh } = today;
  if (!items && error) return <ErrorNotice error={error} onRetry={refresh} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading what waits for you" />;
  if (items.length === 0)
    return (
      <Words tone="soft">
        {waitingText(0)}{' '}
        {isAdult
          ? 'Proposals to answer, messages, deadlines and requested changes stand here until they are handled.'
          : 'New messages, work to finish and kids who want to connect with you stand here.'}
      </Words>
    );
  return (
    <>
      <TodayRows items={items} />
      {items.length === mostListed && inAll > mostListed && <p>These are the newest of {inAll}.</p>}
    </>
  );
}
