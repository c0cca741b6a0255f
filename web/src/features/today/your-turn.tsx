import { mostListed } from '@sidework/contracts/network-chat/today';
import { countText } from '../../lib/count-text.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { waitingText } from './greeting.ts';
import { inGroups } from './need-groups.ts';
import { TodayRows } from './today-rows.tsx';
import type { TodayList } from './use-today.ts';

interface Props {
  today: TodayList;
  isAdult: boolean;
}

/** A longer list is split into groups with headings. */
const mostInOneList = 5;

/** All that waits, or why nothing does. */
export function YourTurn({ today, isAdult }: Props) {
  const { items, inAll, error, refresh } = today;
  if (!items && error) return <ErrorNotice error={error} onRetry={refresh} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading what waits for you" />;
  if (items.length === 0)
    return (
      <Rows label="Your turn">
        <ListRow
          lead={<Scene name="mailbox" />}
          title={waitingText(0)}
          details={
            isAdult
              ? 'Proposals, messages and deadlines appear here.'
              : 'When someone messages or hires you, you see it here.'
          }
        />
      </Rows>
    );
  const groups = inGroups(items, serverNow());
  return (
    <>
      {items.length <= mostInOneList ? (
        <TodayRows items={groups.flatMap((group) => group.items)} hasMain />
      ) : (
        <Stack gap="lg">
          {groups.map(({ title, items }, at) => (
            <Stack key={title} gap="xs">
              <Words as="h3" isStrong>
                {title}
              </Words>
              <TodayRows label={title} items={items} hasMain={at === 0} />
            </Stack>
          ))}
        </Stack>
      )}
      {items.length === mostListed && inAll > mostListed && (
        <p>These are the newest of {countText(inAll)}.</p>
      )}
    </>
  );
}
