import { OwnSupport } from '../../features/support/own-support.tsx';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** A child has its guardians, and reports. */
export function SupportPage() {
  if (useSession()?.viewer.accountType === 'sidework_kids') return <NotFoundPage />;
  return (
    <Page
      title="Write to us"
      purpose="Our team answers here. We notify you here and by email when they reply."
    >
      <OwnSupport />
    </Page>
  );
}
