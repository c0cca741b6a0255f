import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { ChildRequests } from '../../features/guardian-requests/child-requests.tsx';
import { ChildDetails } from '../../features/guardians/child-details.tsx';
import { ChildDeletionSection } from '../../features/own-data/child-deletion-section.tsx';
import { ChildExportSection } from '../../features/own-data/child-export-section.tsx';
import { ChildProposalCount } from '../../features/proposals/child-proposal-count.tsx';
import { ChildProposalSection } from '../../features/proposals/child-proposal-section.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Page } from '../../ui/page.tsx';

/** Below what is looked at first, with parts of its own. */
const ChildContacts = lazy(async () => ({
  default: (await import('../../features/guardians/child-contacts.tsx')).ChildContacts,
}));

const ChildHires = lazy(async () => ({
  default: (await import('../../features/child-hires/child-hires.tsx')).ChildHires,
}));

const ChildServiceSection = lazy(async () => ({
  default: (await import('../../features/services/child-service-section.tsx')).ChildServiceSection,
}));

export function ChildPage() {
  const { childId = '' } = useParams();
  return (
    <Page>
      <BackLink to={paths.children}>All children</BackLink>
      <ChildDetails
        key={childId}
        childId={childId}
        summary={<ChildProposalCount childId={childId} />}
        // The sections that may wait for the guardian’s answer come first.
        doings={
          <>
            <Suspense fallback={<ListSkeleton rows={2} label="Loading hires" />}>
              <ChildHires childId={childId} />
            </Suspense>
            <ChildRequests childId={childId} />
            <Suspense fallback={<ListSkeleton rows={2} label="Loading contacts" />}>
              <ChildContacts childId={childId} />
            </Suspense>
            <ChildProposalSection childId={childId} />
            <Suspense fallback={<ListSkeleton rows={1} label="Loading the work" />}>
              <ChildServiceSection childId={childId} />
            </Suspense>
          </>
        }
      >
        {({ fullName }) => (
          <>
            <ChildExportSection childId={childId} />
            <ChildDeletionSection childId={childId} childName={fullName} />
          </>
        )}
      </ChildDetails>
      <SignInAgain keptFrom="taking along or deleting what is kept of your child" />
    </Page>
  );
}
