import {
  acceptTicketInvitation,
  cancelGivenTicket,
  lookAtTicketInvitation,
  refuseTicketInvitation,
  type TicketInvitationView,
} from '@sidework/contracts/schema/education-events/ticket-invitations';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const ticket = {
  code: 'TICKET-1795290000000-ABCDEFGHI',
  qr: 'data:image/png;base64,iVBORw0KGgo=',
  onlineLink: null,
  checkedInAt: null,
};

const anInvitation = (given: Partial<TicketInvitationView> = {}): TicketInvitationView => ({
  giverName: 'Ada Lovelace',
  attendeeName: 'Gus Guest',
  priceCents: 2_500,
  refundCents: 2_500,
  ticket: null,
  isWaitingForGuardian: false,
  event: {
    id: anId(),
    title: 'Trades and tools',
    timeZone: 'America/New_York',
    startsAt: '2098-12-01T18:00:00.000Z',
    endsAt: '2098-12-01T20:00:00.000Z',
    location: 'Newark, NJ',
    status: 'upcoming',
  },
  expiresAt: '2098-11-20T12:00:00.000Z',
  ...given,
});

const taken = (given: Partial<TicketInvitationView> = {}) =>
  anInvitation({ expiresAt: null, ticket, ...given });

function open(given: TicketInvitationView) {
  server.on(lookAtTicketInvitation, () => given);
  renderApp('/event/0193d2a0-0000-7000-8000-0000000c0e5e#ticket=a-token');
}
const button = (name: string) => screen.findByRole('button', { name });
async function confirm(name: string) {
  fireEvent.click(await button(name));
  const dialog = within(await screen.findByRole('dialog'));
  const words = screen.getByRole('dialog').textContent;
  fireEvent.click(dialog.getByRole('button', { name }));
  return words;
}

describe('a ticket that somebody gave away', () => {
  it('is looked at without an account, and taken by a click', async () => {
    open(anInvitation());
    expect(await screen.findByText(/Ada Lovelace gives you this ticket/)).toBeTruthy();
    expect(server.received(lookAtTicketInvitation)[0]?.body).toEqual({ token: 'a-token' });
    const main = within(screen.getByRole('main'));
    for (const text of ['Newark, NJ', 'Gus Guest']) expect(main.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/TICKET-/)).toBeNull();
    server.on(acceptTicketInvitation, () => taken());
    fireEvent.click(await button('Take the ticket'));
    expect(await screen.findByRole('img', { name: `QR code of ${ticket.code}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'This is not me' })).toBeNull();
  });

  it('says where an online event is', async () => {
    const onlineLink = 'https://meet.example.org/tools';
    open(taken({ ticket: { ...ticket, onlineLink } }));
    const link = await screen.findByRole('link', { name: onlineLink });
    expect(link.getAttribute('href')).toBe(onlineLink);
  });

  it('waits for a guardian where a child takes it', async () => {
    open(anInvitation());
    server.on(acceptTicketInvitation, () =>
      anInvitation({ expiresAt: null, isWaitingForGuardian: true }),
    );
    fireEvent.click(await button('Take the ticket'));
    expect(await screen.findByText('A guardian decides')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take the ticket' })).toBeNull();
  });

  it('goes back by “This is not me”', async () => {
    open(anInvitation());
    server.on(refuseTicketInvitation, () => undefined);
    expect(await confirm('This is not me')).toContain('they cannot invite your address again');
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy();
    expect(server.received(refuseTicketInvitation)).toHaveLength(1);
  });

  it.each([
    [2_500, '$25.00 goes back to Ada Lovelace.'],
    [1_000, '$10.00 goes back to Ada Lovelace.'],
    [0, 'Nothing of the price goes back.'],
  ])('is given back by who took it, and says what goes to whom: %s', async (refundCents, said) => {
    open(taken({ refundCents }));
    server.on(cancelGivenTicket, () => undefined);
    const words = await confirm('Give the seat back');
    expect(words).toContain(said);
    expect(await screen.findByText('The ticket no longer works.')).toBeTruthy();
  });

  it.each([
    ['was let in', taken({ ticket: { ...ticket, checkedInAt: '2026-11-22T18:05:00.000Z' } })],
    [
      'is of an event that does not take place',
      taken({ ticket: null, event: { ...anInvitation().event, status: 'cancelled' } }),
    ],
  ])('that %s is not given back', async (_, invitation) => {
    open(invitation);
    expect(await screen.findByText('Trades and tools')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Give the seat back' })).toBeNull();
  });

  it('says what is wrong with its link', async () => {
    const words = 'This link is used up, out of date or not complete.';
    server.on(lookAtTicketInvitation, () => refuse(404, 'invitation_link_invalid', words));
    renderApp('/event/0193d2a0-0000-7000-8000-0000000c0e5e#ticket=old');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
