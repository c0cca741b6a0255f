import { bookGig, listFreeTimes } from '@sidework/contracts/schema/client-services/bookings';
import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
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
    server.on(listServicePhotos, () => ({ before: [], after: [], review: [], mayChange: [] }));
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
    expect(
      screen.getByText(/^The cancellation fee is 25%, paid by the person who cancels/),
    ).toBeTruthy();
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
      choice: { extras: [], answers: [] },
    });
    await waitFor(() =>
      expect(server.received(getService)[0]?.params).toEqual({ serviceId: appointment.serviceId }),
    );
  });

  it('are booked for a package and extras, once what has to be answered is', async () => {
    signInAs();
    const packages = [
      { tier: 'basic' as const, scope: 'A new washer.', priceCents: 7_500, days: null },
      { tier: 'standard' as const, scope: 'One faucet replaced.', priceCents: 13_500, days: 2 },
    ];
    const offer = {
      packages,
      extras: [{ name: 'Shutoff valve replaced', priceCents: 4_500 }],
      questions: [
        { text: 'Which floor is it on?', isRequired: true },
        { text: 'Is there a pet?', isRequired: false },
      ],
      faqs: [{ question: 'Do you bring parts?', answer: 'Yes, on the day.' }],
      areaMiles: 10,
      areaTowns: [],
    };
    server.on(getGig, () => ({ ...gig, priceCents: 7_500, packageCount: 2, offer }));
    server.on(listFreeTimes, () => ({ ...week, amountCents: 7_500 }));
    server.on(bookGig, () => refuse(409, 'offer_changed', 'The packages have changed.'));
    const { person } = renderApp(`/gigs/${gig.id}`);
    expect(await screen.findByText('Works within 10 miles of Newark, NJ')).toBeTruthy();
    expect(screen.getByText('Do you bring parts?')).toBeTruthy();
    const basic = await screen.findByRole('radio', { name: /^Basic/ });
    expect(basic.matches(':checked')).toBe(true);
    await person.click(screen.getByRole('radio', { name: /Standard.*\$135\.00.*In 2 days/ }));
    await person.click(screen.getByRole('checkbox', { name: /^Shutoff valve replaced/ }));
    await person.click(await screen.findByRole('button', { name: '9:00 AM' }));
    expect(screen.getByText('$180.00')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Book / }));
    expect(screen.getByText('Please answer this question.')).toBeTruthy();
    expect(server.received(bookGig)).toEqual([]);
    await person.type(screen.getByRole('textbox', { name: /Which floor/ }), 'The second');
    await person.click(screen.getByRole('button', { name: /^Book / }));
    expect(await screen.findByText('The packages have changed.')).toBeTruthy();
    const [sent] = server.received(bookGig);
    expect(sent?.body).toMatchObject({
      amountCents: 18_000,
      choice: {
        tier: 'standard',
        extras: ['Shutoff valve replaced'],
        answers: [
          { question: 'Which floor is it on?', answer: 'The second' },
          { question: 'Is there a pet?', answer: '' },
        ],
      },
    });
    await waitFor(() => expect(server.received(getGig).length).toBeGreaterThan(1));
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
