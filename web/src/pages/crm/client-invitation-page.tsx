import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ClientInvitation } from '../../features/crm/people/client-invitation.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const ReceivedContract = lazy(async () => ({
  default: (await import('./received-contract.tsx')).ReceivedContract,
}));

/** The invited person may open it with or without an account. */
export function ClientInvitationPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Page title="An invitation for you" width="reading">
      <ClientInvitation
        key={token}
        token={token}
        contract={
          <Suspense fallback={<ListSkeleton rows={3} label="Loading the contract" />}>
            <ReceivedContract token={token} />
          </Suspense>
        }
      />
    </Page>
  );
}
