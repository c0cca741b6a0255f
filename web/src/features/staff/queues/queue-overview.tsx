import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { WaitedText } from '../../../ui/figures/waited-text.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../../ui/rows/rows-skeleton.tsx';
import { Scene, type SceneName } from '../../../ui/scenes/scene.tsx';
import { useQueueCounts } from './use-queue-counts.ts';

export interface Queue {
  /** They name a waiting entry in the singular and the plural. */
  one: string;
  many: string;
  details: string;
  scene: SceneName;
  to: string;
  count: number;
  /** Since when the oldest of them waits. */
  since: string | null | undefined;
}

/** Every queue with how much waits in it; `further` are those of other services. */
export function QueueOverview({ further }: { further: readonly Queue[] | undefined }) {
  const { counts, error, reload } = useQueueCounts();
  if (error && !counts) return <ErrorNotice error={error} onRetry={reload} />;
  if (!counts || !further) return <RowsSkeleton rows={5} label="Loading the queues" />;
  const queues: Queue[] = [
    {
      one: 'child to verify',
      many: 'children to verify',
      details: 'A guardian agreed; nobody has looked at the account yet.',
      scene: 'people',
      to: paths.waitingVerifications,
      count: counts.verifications,
      since: counts.verificationsSince,
    },
    {
      one: 'consent to decide',
      many: 'consents to decide',
      details: 'Guardians who sent a form or wait for a talk.',
      scene: 'mailbox',
      to: paths.waitingConsents,
      count: counts.consents,
      since: counts.consentsSince,
    },
    ...further,
  ];
  return (
    <Rows label="Queues">
      {queues
        .toSorted(longestWaitingFirst)
        .map(({ one, many, details, scene, to, count, since }) => (
          <ListRow
            key={to}
            lead={<Scene name={scene} />}
            title={count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`}
            to={to}
            details={details}
            chip={
              count > 0 ? (
                <Chip meaning="turn">
                  {since ? (
                    <span>
                      {count > 1 ? 'Oldest waits' : 'Waits'} <WaitedText since={since} />
                    </span>
                  ) : (
                    'Your turn'
                  )}
                </Chip>
              ) : (
                <Chip meaning="over">Nothing waits</Chip>
              )
            }
          />
        ))}
    </Rows>
  );
}

/** Empty queues come last. */
const longestWaitingFirst = (one: Queue, other: Queue) =>
  (one.since ?? '~') < (other.since ?? '~') ? -1 : 1;
