import {
  acceptCoHosting,
  type CoHostingView,
  inviteCoHost,
  listCoHosting,
  listCoHosts,
} from '@sidework/contracts/schema/education-events/co-hosts';
import {
  getEvent,
  listOwnEvents,
} from '@sidework/contracts/schema/education-events/event-listings';
import { getEventSales } from '@sidework/contracts/schema/education-events/event-sales';
import { listAttendees } from '@sidework/contracts/schema/education-events/registrations';
import { listWaitlist } from '@sidework/contracts/schema/education-events/waitlists';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anAttendee, anEventDetail } from '../../../test/event-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const organizer = { userType: 'professional', accountType: 'gig_worker' } as const;

const sales = {
  seats: 3,
  cents: 6_000,
  types: [
    { name: 'Hall', seats: 2, cents: 5_000 },
    { name: 'Online', seats: 1, cents: 1_000 },
  ],
  days: [{ day: '2026-06-01', seats: 3, cents: 6_000 }],
  walkIns: { seats: 1, cents: 0 },
  cancelled: { seats: 2, refundedCents: 4_000, keptCents: 1_000 },
};

function open() {
  signInAs(organizer);
  const event = anEventDetail({ isOwn: true, youngPeople: 'no' });
  server.on(getEvent, () => event);
  server.on(listAttendees, () => ({ items: [anAttendee()], nextCursor: null }));
  server.on(listWaitlist, () => ({ items: [], nextCursor: null }));
  server.on(getEventSales, () => sales);
  server.on(listCoHosts, () => ({ items: [] }));
  renderApp(`/event/${event.id}/attendees`);
}

it('stands above what was sold by type and day, and what went back', async () => {
  open();
  const byType = within(await screen.findByRole('region', { name: 'By ticket type' }));
  const rows = byType.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Hall2$50.00', 'Online1$10.00', 'Total3$60.00']);
  expect(screen.getByText('1 walk-in, not counted above.')).toBeTruthy();
  expect(screen.getByText('2 tickets cancelled: $40.00 refunded and $10.00 kept.')).toBeTruthy();
});

describe('co-hosts', () => {
  const hosting: CoHostingView = {
    id: anId(),
    state: 'invited',
    eventId: anId(),
    title: 'Trades and tools',
    organizerName: 'Naomi Feld',
    startsAt: '2098-12-02T02:00:00.000Z',
    endsAt: '2098-12-02T04:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    location: 'Portland, OR',
  };

  it('are invited by the organizer, and accept among their events', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Email of a co-host'), {
      target: { value: 'bo@example.org' },
    });
    const invited = {
      id: anId(),
      email: 'bo@example.org',
      name: null,
      invitedAt: hosting.startsAt,
    };
    server.on(inviteCoHost, () => ({ items: [{ ...invited, state: 'invited' as const }] }));
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const rows = within(await screen.findByRole('list', { name: 'Co-hosts' }));
    expect(rows.getByText('Invited')).toBeTruthy();
    cleanup();

    let state: CoHostingView['state'] = 'invited';
    server.on(listOwnEvents, () => ({ items: [], nextCursor: null }));
    server.on(listCoHosting, () => ({ items: [{ ...hosting, state }], nextCursor: null }));
    server.on(acceptCoHosting, () => {
      state = 'accepted';
      return { ...hosting, state };
    });
    renderApp('/my-events');
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Trades and tools' }));
    const mine = within(screen.getByRole('list', { name: 'Events you co-host' }));
    const link = await mine.findByRole('link', { name: 'Trades and tools' });
    await waitFor(() =>
      expect(link.getAttribute('href')).toBe(`/event/${hosting.eventId}/attendees`),
    );
  });

  it('see who comes without what is the organizer’s', async () => {
    signInAs(organizer);
    const event = anEventDetail({ isCoHost: true });
    server.on(getEvent, () => event);
    server.on(listAttendees, () => ({ items: [anAttendee()], nextCursor: null }));
    renderApp(`/event/${event.id}/attendees`);
    expect(await screen.findByRole('list', { name: 'Guest list' })).toBeTruthy();
    for (const name of ['Edit', 'Duplicate', 'Cancel event', 'Save as CSV'])
      expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByText('Sales')).toBeNull();
    expect(screen.getByRole('button', { name: 'Message everyone' })).toBeTruthy();
  });
});
