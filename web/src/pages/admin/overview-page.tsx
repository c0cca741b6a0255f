import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import { WeeklyFigures } from '../../features/staff/figures/weekly-figures.tsx';
import { type Queue, QueueOverview } from '../../features/staff/queues/queue-overview.tsx';
import { useToday } from '../../features/today/use-today.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { AdminPage } from './admin-page.tsx';

export function OverviewPage() {
  return (
    <AdminPage
      title="Admin console"
      purpose="What waits for a decision of yours, the longest first."
    >
      <Stack gap="lg">
        <Overview />
        <WeeklyFigures />
      </Stack>
    </AdminPage>
  );
}

type Shared = Omit<Queue, 'count' | 'since'> & { kind: NeedKind };

/** The queues that Today counts. */
const shared: Shared[] = [
  {
    kind: 'dispute_open',
    one: 'dispute to split',
    many: 'disputes to split',
    details: 'Money that is held until someone decides.',
    scene: 'money',
    to: paths.disputes,
  },
  {
    kind: 'report_waits',
    one: 'report to decide',
    many: 'reports to decide',
    details: 'What people say others did here.',
    scene: 'signpost',
    to: paths.reports,
  },
  {
    kind: 'appeal_waits',
    one: 'appeal to decide',
    many: 'appeals to decide',
    details: 'People who say that a decision about them was wrong.',
    scene: 'signpost',
    to: paths.appealsThatWait,
  },
  {
    kind: 'support_waits',
    one: 'person to answer',
    many: 'people to answer',
    details: 'They wrote to us from the help center or the contact page.',
    scene: 'mailbox',
    to: paths.supportQueue,
  },
  {
    kind: 'event_to_review',
    one: 'event to open to young people',
    many: 'events to open to young people',
    details: 'No child sees one of them before someone decides.',
    scene: 'calendar',
    to: paths.eventReviews,
  },
  {
    kind: 'license_to_check',
    one: 'license to check',
    many: 'licenses to check',
    details: 'Clients see a license once someone has checked its document.',
    scene: 'folder',
    to: paths.waitingLicenses,
  },
];
const courses: Shared = {
  kind: 'course_to_review',
  one: 'course to review',
  many: 'courses to review',
  details: 'Each is promised an answer within 24 to 48 hours.',
  scene: 'folder',
  to: paths.courseReviews,
};

function Overview() {
  const { items, queueOf } = useToday();
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  const further = (isAdmin ? [...shared, courses] : shared).map(({ kind, ...queue }) => ({
    ...queue,
    count: queueOf(kind)?.count ?? 0,
    since: queueOf(kind)?.since,
  }));
  return <QueueOverview further={items && further} />;
}
