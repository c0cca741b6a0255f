import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { Link } from 'react-router-dom';
import { countText } from '../../lib/count-text.ts';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useSession } from '../../lib/session.ts';
import { Section } from '../../ui/layout/section.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { greeting, waitingText } from './greeting.ts';
import { inGroups } from './need-groups.ts';
import { TodayRows } from './today-rows.tsx';
import { useToday } from './use-today.ts';

const mostShown = 4;

/** Today at the head of the landing page: the most urgent of what waits, and the way to the rest. */
export function TodayHead() {
  const { items, inAll, error } = useToday();
  const name = useSession()?.viewer.fullName ?? '';
  const hello = greeting(name, new Date());
  if (!items) {
    if (error) return null;
    return (
      <Section title={hello} action={<Link to={paths.today}>Today</Link>}>
        <RowsSkeleton rows={mostShown} label="Loading what waits for you" />
      </Section>
    );
  }
  return (
    <Section
      title={`${hello} ${waitingText(inAll)}`}
      action={
        <Link to={paths.today}>{inAll > mostShown ? `All ${countText(inAll)}` : 'Today'}</Link>
      }
    >
      {items.length > 0 && <TodayRows items={mostUrgent(items)} hasMain />}
    </Section>
  );
}

const mostUrgent = (items: TodayItem[]) =>
  inGroups(items, serverNow())
    .flatMap((group) => group.items)
    .slice(0, mostShown);
