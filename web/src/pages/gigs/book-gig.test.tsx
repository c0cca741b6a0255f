import { bookGig, listFreeTimes } from '@sidework/contracts/schema/client-services/bookings';
import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import { getGig } from '@sidework/contracts/schema/marketplace/gigs';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aGig, anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const gig = aGig({ title: 'Tap repair' });
const week = {
  timeZone: 'America/Denver',
  minutes: 90,
  amountCents: 6_825,
  days: [
    { day: '2099-12-07', times: [] },
    { day: '2099-12-08', times: ['2099-12-08T16:00:00.000Z', '2099-12-08T18:00:00.000Z'] },
  ],
  nextDay: '2099-12-14',
};
const appointment = {
  id: anId(),
  serviceId: anId(),
  startsAt: '2099-12-08T18:00:00.000Z',
  endsAt: '2099-12-08T19:30:00.000Z',
  timeZone: 'America/Denver',
  status: 'agreed' as const,
  cancelledBy: null,
};

describe('the free times of a gig', () => {
  it('are in the zone of its professional, and one is booked', async () => {
    signInAs();
    server.on(getGig, () => gig);
    server.on(listFreeTimes, () => week);
    server.on(bookGig, () => appointment);
    server.on(getService, () => refuse(404, 'service_not_found', 'There is no such service.'));
    for (const list of [listStageChanges, listPaymentHistory, listExtensions, listNegotiations])
      server.on(list, () => ({ items: [] }));
    const { person } = renderApp(`/gigs/${gig.id}`);
    await screen.findByRole('heading', { name: 'Free times' });
    const monday = await screen.findByRole('button', { name: 'Monday, December 7' });
    expect(monday.matches(':disabled')).toBe(true);
    expect(screen.getByText('All times are in Mountain Time.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
    await person.click(screen.getByRole('button', { name: '11:00 AM' }));
    expect(screen.getByText('$68.25')).toBeTruthy();
    expect(screen.getByText(/^The cancellation fee is 25%, paid by whoever cancels/)).toBeTruthy();
    await person.click(
      screen.getByRole('button', { name: 'Book Tue, Dec 8, 11:00 AM to 12:30 PM MST' }),
    );
    await waitFor(() => expect(server.received(bookGig)).toHaveLength(1));
    const [sent] = server.received(bookGig);
    expect(sent?.body).toEqual({
      gigId: gig.id,
      startsAt: appointment.startsAt,
      amountCents: 6_825,
      minutes: 90,
    });
    await waitFor(() =>
      expect(server.received(getService)[0]?.params).toEqual({ serviceId: appointment.serviceId }),
    );
  });

  it('go on by weeks, and lead to a conversation', async () => {
    signInAs();
    server.on(getGig, () => gig);
    server.on(listFreeTimes, ({ query }) =>
      query.from ? { ...week, days: [{ day: query.from, times: [] }], nextDay: null } : week,
    );
    const { person } = renderApp(`/gigs/${gig.id}`);
    await person.click(await screen.findByRole('button', { name: 'The week after' }));
    expect(await screen.findByText('No time is free in these days.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Propose your own times' });
    expect(link.getAttribute('href')).toBe(`/chat?user=${gig.professional.id}&gig=${gig.id}`);
    await person.click(screen.getByRole('button', { name: 'The week before' }));
    expect(await screen.findByRole('button', { name: '11:00 AM' })).toBeTruthy();
  });

  it('say that one is taken meanwhile', async () => {
    signInAs();
    server.on(getGig, () => gig);
    server.on(listFreeTimes, () => week);
    server.on(bookGig, () => refuse(409, 'time_not_free', 'This time is not free any more.'));
    const { person } = renderApp(`/gigs/${gig.id}`);
    await person.click(await screen.findByRole('button', { name: '9:00 AM' }));
    await person.click(screen.getByRole('button', { name: /^Book / }));
    expect(await screen.findByText('This time is not free any more.')).toBeTruthy();
    await waitFor(() => expect(server.received(listFreeTimes).length).toBeGreaterThan(1));
  });

  it('are booked once where the answer of a booking is lost', async () => {
    signInAs();
    server.on(getGig, () => gig);
    server.on(listFreeTimes, () => week);
    server.on(bookGig, () => refuse(503, 'unavailable', 'Please try again.'));
    const { person } = renderApp(`/gigs/${gig.id}`);
    await person.click(await screen.findByRole('button', { name: '9:00 AM' }));
    for (const count of [1, 2]) {
      const button = screen.getByRole('button', { name: /^Book / });
      await waitFor(() => expect(button.matches(':disabled')).toBe(false));
      await person.click(button);
      await waitFor(() => expect(server.received(bookGig)).toHaveLength(count));
    }
    const keys = server.received(bookGig).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    expect(server.received(listFreeTimes)).toHaveLength(1);
  });

  it.each([
    ['to a visitor', undefined, {}],
    ['of a gig of one’s own', {}, { isOwn: true }],
    ['to a child', { accountType: 'sidework_kids' as const }, { isYouth: true }],
  ])('are not shown %s', async (_, viewer, given) => {
    if (viewer) signInAs(viewer);
    server.on(getGig, () => ({ ...gig, ...given }));
    renderApp(`/gigs/${gig.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Tap repair' });
    expect(screen.queryByRole('heading', { name: 'Free times' })).toBeNull();
    expect(server.received(listFreeTimes)).toEqual([]);
  });
});
