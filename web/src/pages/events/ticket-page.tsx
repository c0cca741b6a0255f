import { useParams } from 'react-router-dom';
import { TicketCard } from '../../features/events/ticket.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function TicketPage() {
  const { registrationId = '' } = useParams();
  return (
    <Page
      title="Your ticket"
      back={<BackLink to={paths.tickets}>My tickets</BackLink>}
      width="reading"
    >
      <TicketCard registrationId={registrationId} />
    </Page>
  );
}
