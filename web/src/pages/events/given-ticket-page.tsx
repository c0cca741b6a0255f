import { GivenTicket } from '../../features/events/given-ticket.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** For whoever a ticket was given to, with or without an account. */
export function GivenTicketPage({ token }: { token: string }) {
  return (
    <Page title="A ticket for you" width="reading">
      <GivenTicket key={token} token={token} />
    </Page>
  );
}
