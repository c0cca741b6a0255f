import { listCoHosts } from '@sidework/contracts/schema/education-events/co-hosts';
import {
  type EventDetail,
  getEvent,
  listEvents,
} from '@sidework/contracts/schema/education-events/event-listings';
import { getEventSales } from '@sidework/contracts/schema/education-events/event-sales';
import { listAttendees } from '@sidework/contracts/schema/education-events/registrations';
import {
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  type WaitlistEntry,
} from '@sidework/contracts/schema/education-events/waitlists';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEventDetail, noSales } from '../../../test/event-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const waiting = { status: 'waiting', ticketTypeId: null, ahead: 2, offerExpiresAt: null } as const;
const aType = (name: string, seatsLeft: number) => ({
  id: anId(),
  name,
  priceCents: 0,
  seatsLeft,
  isOnline: false,
  salesFrom: null,
  salesUntil: null,
});

function open(given: Partial<EventDetail> = {}) {
  signInAs();
  let event = anEventDetail({ registeredCount: 10, ...given });
  server.on(getEvent, () => event);
  server.on(listEvents, () => ({ items: [], nextCursor: null }));
  renderApp(`/event/${event.id}`);
  return (next: Partial<EventDetail>) => {
    event = { ...event, ...next };
  };
}
const button = (name: string) => screen.findByRole('button', { name });

it('a full event offers its waitlist, and says how many are before', async () => {
  const change = open();
  server.on(joinWaitlist, () => {
    change({ waitlist: waiting });
    return waiting;
  });
  expect(await screen.findByText('This event is now full')).toBeTruthy();
  fireEvent.click(await button('Join the waitlist'));
  expect(await screen.findByText(/^2 before you/)).toBeTruthy();
  server.on(leaveWaitlist, () => {
    change({ waitlist: null });
    return { ...waiting, status: 'left' as const };
  });
  fireEvent.click(await button('Leave the waitlist'));
  fireEvent.click(await button('Leave'));
  expect(await button('Join the waitlist')).toBeTruthy();
});

it('an offered seat is told with its end, and its holder registers or declines', async () => {
  const hall = aType('Hall', 0);
  const offerExpiresAt = '2098-12-01T02:00:00.000Z';
  const waitlist = { status: 'offered', ticketTypeId: hall.id, ahead: 0, offerExpiresAt } as const;
  open({ ticketTypes: [hall], waitlist });
  expect(await screen.findByText(/Register by Sun, Nov 30, 2098, 6:00 PM PST/)).toBeTruthy();
  expect(await button('Complete Registration')).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /Hall/ })).toBeTruthy();
  expect(await button('Decline the seat')).toBeTruthy();
});

it('a sold-out kind of ticket has a line beside the form', async () => {
  const [hall, stage, loge] = [aType('Hall', 3), aType('Stage', 0), aType('Loge', 0)];
  open({ registeredCount: 4, ticketTypes: [hall, stage, loge] });
  expect(await button('Complete Registration')).toBeTruthy();
  const join = await button('Join the waitlist');
  fireEvent.click(join);
  expect(await screen.findByText('Choose a ticket')).toBeTruthy();
  server.on(joinWaitlist, () => ({ ...waiting, ticketTypeId: stage.id }));
  fireEvent.click(screen.getByRole('radio', { name: /Stage/ }));
  fireEvent.click(join);
  expect(await screen.findByText('You are on the waitlist')).toBeTruthy();
  expect(server.received(joinWaitlist).map(({ body }) => body)).toEqual([
    { ticketTypeId: stage.id },
  ]);
});

it('the organizer sees who waits, and until when a seat is offered', async () => {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  const event = anEventDetail({ isOwn: true, registeredCount: 10 });
  const entry: WaitlistEntry = {
    id: anId(),
    name: 'Ada L.',
    ticketTypeName: null,
    status: 'offered',
    joinedAt: '2026-11-20T10:00:00.000Z',
    offerExpiresAt: '2098-12-01T02:00:00.000Z',
  };
  const other: WaitlistEntry = {
    ...entry,
    id: anId(),
    name: 'Bob E.',
    status: 'waiting',
    offerExpiresAt: null,
  };
  server.on(getEvent, () => event);
  server.on(listAttendees, () => ({ items: [], nextCursor: null }));
  server.on(getEventSales, () => noSales);
  server.on(listCoHosts, () => ({ items: [] }));
  server.on(listWaitlist, () => ({
    items: [entry, other],
    nextCursor: null,
  }));
  renderApp(`/event/${event.id}/attendees`);
  const rows = within(await screen.findByRole('list', { name: 'Waitlist' }));
  expect(rows.getByText('Ada L.')).toBeTruthy();
  expect(rows.getByText(/^Offered until Sun, Nov 30, 2098/)).toBeTruthy();
  expect(rows.getByText('Waiting')).toBeTruthy();
});
