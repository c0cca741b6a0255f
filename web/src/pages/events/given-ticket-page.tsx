import { GivenTicket } from '../../features/events/given-ticket.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** The receiver may open it with or without an account. */
export function GivenTicketPage({ token }: { token: string }) {
  return (
    <Page title="A ticket for you" width="reading">
      <GivenTicket key={token} token={token} />
    </Page>
  );
}
