import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { ChildDetails } from '../../features/guardians/child-details.tsx';
import { ChildDeletionSection } from '../../features/own-data/child-deletion-section.tsx';
import { ChildExportSection } from '../../features/own-data/child-export-section.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** It comes once the child is known to be the viewer's, with parts of its own. */
const ChildActivity = lazy(async () => ({
  default: (await import('./child-activity.tsx')).ChildActivity,
}));

const ChildEarnings = lazy(async () => ({
  default: (await import('../../features/child-earnings/child-earnings.tsx')).ChildEarnings,
}));

export function ChildPage() {
  const { childId = '' } = useParams();
  return (
    <Page>
      <BackLink to={paths.children}>All children</BackLink>
      <ChildDetails
        key={childId}
        childId={childId}
        doings={
          <Suspense fallback={<ListSkeleton rows={3} label="Loading what your child did" />}>
            <ChildActivity childId={childId} />
          </Suspense>
        }
        earnings={(child) => <ChildEarnings child={child} />}
      >
        {({ fullName }) => (
          <>
            <ChildExportSection childId={childId} />
            <ChildDeletionSection childId={childId} childName={fullName} />
          </>
        )}
      </ChildDetails>
      <SignInAgain keptFrom="downloading or deleting what is kept about your child" />
    </Page>
  );
}
