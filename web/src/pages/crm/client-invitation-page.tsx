import { useLocation } from 'react-router-dom';
import { ClientInvitation } from '../../features/crm/people/client-invitation.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** The invited person may open it with or without an account. */
export function ClientInvitationPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Page title="An invitation for you" width="reading">
      <ClientInvitation key={token} token={token} />
    </Page>
  );
}
