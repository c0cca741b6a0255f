import { listCoHosts } from '@sidework/contracts/schema/education-events/co-hosts';
import {
  cancelEvent,
  changeEvent,
  type EventDetail,
  getEvent,
  postEvent,
} from '@sidework/contracts/schema/education-events/event-listings';
import { getEventSales } from '@sidework/contracts/schema/education-events/event-sales';
import { listAttendees } from '@sidework/contracts/schema/education-events/registrations';
import { registerForSeries } from '@sidework/contracts/schema/education-events/series-registrations';
import {
  changeTicketing,
  getTicketing,
} from '@sidework/contracts/schema/education-events/ticketing';
import { listWaitlist } from '@sidework/contracts/schema/education-events/waitlists';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEventDetail, noSales } from '../../../test/event-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const organizer = { userType: 'professional', accountType: 'gig_worker' } as const;

function aSeries(given: Partial<EventDetail> = {}) {
  const event = anEventDetail({ seriesId: anId(), ...given });
  const { startsAt, endsAt, timeZone, status } = event;
  const own = { eventId: event.id, startsAt, endsAt, timeZone, status, seatsLeft: 7 };
  const next = { ...own, startsAt: '2098-12-09T02:00:00.000Z', endsAt: '2098-12-09T04:00:00.000Z' };
  const last = { ...own, startsAt: '2098-12-16T02:00:00.000Z', endsAt: '2098-12-16T04:00:00.000Z' };
  const dates = [own, { ...next, eventId: anId(), seatsLeft: 0 }, { ...last, eventId: anId() }];
  const shown = { ...event, dates };
  server.on(getEvent, () => shown);
  server.on(listAttendees, () => ({ items: [], nextCursor: null }));
  server.on(getEventSales, () => noSales);
  server.on(listCoHosts, () => ({ items: [] }));
  server.on(listWaitlist, () => ({ items: [], nextCursor: null }));
  return shown;
}

describe('a series of events [F-1.6]', () => {
  it('shows a guest its other dates, with the seats left at each', async () => {
    const event = aSeries();
    renderApp(`/event/${event.id}`);
    const others = within(await screen.findByRole('list', { name: 'Other dates' }));
    const links = others.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(event.dates.slice(1).map(({ eventId }) => `/event/${eventId}`));
    expect(others.getByText('Mon, Dec 8, 2098, 6:00 PM PST')).toBeTruthy();
    expect(others.getByText('Full')).toBeTruthy();
    expect(others.getByText('7 seats left')).toBeTruthy();
  });

  it('is registered for at all dates at once, and says at how many', async () => {
    signInAs();
    const event = aSeries();
    const outcomes = ['registered', 'full', 'registered'] as const;
    const dates = event.dates.map(({ eventId }, place) => ({
      eventId,
      outcome: outcomes[place] ?? 'full',
    }));
    server.on(registerForSeries, () => ({ dates }));
    renderApp(`/event/${event.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Register for all dates' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByText(/^You are registered for 2 of 3 dates/)).toBeTruthy();
    expect(server.received(registerForSeries)).toHaveLength(1);
  });

  it.each([
    ['costs', { priceCents: 500 }],
    ['is one’s own', { isOwn: true }],
  ])('is not registered for at once where it %s', async (_case, given) => {
    signInAs();
    const event = aSeries(given);
    renderApp(`/event/${event.id}`);
    await screen.findByRole('list', { name: 'Other dates' });
    expect(screen.queryByRole('button', { name: 'Register for all dates' })).toBeNull();
  });

  it('is cancelled from one date on where its organizer says so', async () => {
    signInAs(organizer);
    const event = aSeries({ isOwn: true });
    renderApp(`/event/${event.id}/attendees`);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'This and 2 later dates' }));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The hall is closed' } });
    server.on(cancelEvent, () => event);
    const form = within(screen.getByRole('form', { name: 'Cancel the event' }));
    fireEvent.click(form.getByRole('button', { name: 'Cancel event' }));
    await waitFor(() => expect(server.received(cancelEvent)).toHaveLength(1));
    expect(server.received(cancelEvent)[0]?.body).toEqual({
      reason: 'The hall is closed',
      scope: 'later',
    });
  });

  it('is changed at one date unless more is chosen', async () => {
    signInAs(organizer);
    const event = aSeries({ isOwn: true });
    renderApp(`/event/${event.id}/edit`);
    await screen.findByRole('radio', { name: 'This and 2 later dates' });
    server.on(changeEvent, () => event);
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.received(changeEvent)).toHaveLength(1));
    expect(server.received(changeEvent)[0]?.body).toMatchObject({ scope: 'one', version: 1 });
  });

  it('is copied with all but its time, and with its tickets', async () => {
    signInAs(organizer);
    const event = aSeries({ isOwn: true, title: 'Repair Tuesday' });
    const set = { promoCodes: [], questions: [], refundRule: { percent: 50, untilHours: 24 } };
    const type = { name: 'Bench', priceCents: 0, seats: 3, isOnline: false, onlineLink: null };
    const window = { salesFrom: '2098-11-01T10:00:00.000Z', salesUntil: null };
    const kept = {
      ...set,
      ticketTypes: [{ ...type, ...window, id: anId(), taken: 2 }],
      version: 4,
    };
    server.on(getTicketing, () => kept);
    server.on(changeTicketing, () => kept);
    renderApp(`/event/${event.id}/attendees`);
    fireEvent.click(await screen.findByRole('link', { name: 'Duplicate' }));
    const title = await screen.findByLabelText<HTMLInputElement>(/^Event Title/);
    const date = screen.getByLabelText<HTMLInputElement>(/^Event Date/);
    expect([title.value, date.value]).toEqual(['Repair Tuesday', '']);
    const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
    fireEvent.change(date, { target: { value: `${day}T18:00` } });
    server.on(postEvent, () => anEventDetail({ isOwn: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Post Event' }));
    await waitFor(() => expect(server.received(changeTicketing)).toHaveLength(1));
    expect(server.received(changeTicketing)[0]?.body).toMatchObject({
      ticketTypes: [{ name: 'Bench', salesFrom: null }],
      scope: 'later',
    });
  });

  it('is posted with a last day, and without the dates that are unchecked', async () => {
    signInAs(organizer);
    renderApp('/post-event');
    const type = async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await type(/^Event Title/, 'Repair Tuesday');
    await type(/^Category/, 'Meetup');
    await type(/^Description/, 'Bring what is broken.');
    await type(/^Time zone/, 'America/New_York');
    await type(/^Event Date/, '2098-10-21T18:00');
    await type(/^Location/, 'Newark, NJ');
    await type(/^Maximum Capacity/, '12');
    await type(/^Repeat/, '1');
    fireEvent.click(screen.getByRole('button', { name: 'Post Event' }));
    expect(await screen.findByText('Choose the last day')).toBeTruthy();
    await type(/^Until/, '2098-11-11');
    fireEvent.click(
      await screen.findByRole('checkbox', { name: 'Tue, Oct 28, 2098, 6:00 PM EDT' }),
    );
    expect(screen.getByRole('checkbox', { name: 'Tue, Nov 4, 2098, 6:00 PM EST' })).toBeTruthy();
    server.on(postEvent, () => anEventDetail({ isOwn: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Post Event' }));
    await waitFor(() => expect(server.received(postEvent)).toHaveLength(1));
    expect(server.received(postEvent)[0]?.body).toMatchObject({
      repeats: { everyWeeks: 1, until: '2098-11-11', except: ['2098-10-28'] },
    });
  });
});
