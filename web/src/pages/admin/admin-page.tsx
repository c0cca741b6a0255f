import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionNav } from '../../ui/layout/section-nav.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

interface Props {
  /** A page whose heading is something else brings its own. */
  title?: string;
  purpose?: ReactNode;
  /** Moderators see the queues and no more. */
  isForAdminsOnly?: boolean;
  children: ReactNode;
}

const queuePages = [
  { label: 'Overview', to: paths.admin },
  { label: 'Verification', to: paths.waitingVerifications },
  { label: 'Consents', to: paths.waitingConsents },
  { label: 'Disputes', to: paths.disputes },
  { label: 'Reports', to: paths.reports },
  { label: 'Support', to: paths.supportQueue },
  { label: 'Events', to: paths.eventReviews },
  { label: 'Licenses', to: paths.waitingLicenses },
];
const everyPage = [
  ...queuePages,
  { label: 'Courses', to: paths.courseReviews },
  { label: 'Accounts', to: paths.accounts },
  { label: 'Audit log', to: paths.auditLog() },
  { label: 'Platform health', to: paths.platformHealth },
];

const isAdmin = ({ roles }: Viewer) => roles.includes('admin');
const isStaff = ({ roles }: Viewer) => roles.includes('moderator') || roles.includes('admin');

/** Others get the page for unknown addresses; the services check the role themselves. */
export function AdminPage({ title, purpose, isForAdminsOnly = false, children }: Props) {
  const session = useSession();
  const mayOpen = isForAdminsOnly ? isAdmin : isStaff;
  if (!session || !mayOpen(session.viewer)) return <NotFoundPage />;
  if (session.assurance === 'aal1') return <SecondStepNeeded />;
  return (
    <Page>
      <SectionNav label="Admin console" pages={isAdmin(session.viewer) ? everyPage : queuePages} />
      {title && <PageHeader title={title} purpose={purpose} />}
      {children}
    </Page>
  );
}
