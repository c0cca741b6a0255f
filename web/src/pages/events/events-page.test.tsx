import { listEvents } from '@sidework/contracts/schema/education-events/event-listings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEvent } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

const answer = (...items: ReturnType<typeof anEvent>[]) =>
  server.on(listEvents, () => ({ items, nextCursor: null }));

const cardOf = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('the events [NAV-16]', () => {
  it('stand in cards, for visitors too, under one heading [EVT-01, EVT-15, SEC-27]', async () => {
    answer(anEvent({ title: 'Taxes' }), anEvent({ title: 'Tools' }));
    renderApp('/events');
    expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeTruthy();
    await cardOf('Tools');
    const main = within(screen.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(titles).toEqual(['Taxes', 'Tools']);
  });

  it('say what, when, where, by whom and how many come', async () => {
    answer(anEvent({ imageUrl: 'https://pictures.example.org/tools.png', priceCents: 2_500 }));
    const { container } = renderApp('/events');
    const card = await cardOf('Trades and tools');
    const picture = container.querySelector('main img');
    expect(picture?.getAttribute('src'), '[EVT-04]').toBe('https://pictures.example.org/tools.png');
    // The picture's host must not learn which page asked for it.
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(card.getByText('Networking'), '[EVT-05]').toBeTruthy();
    expect(card.getByText('3/10').dataset.meaning, '[EVT-06, CONST-26]').toBe('open');
    expect(card.getByText('Meet other trades.'), '[EVT-08]').toBeTruthy();
    expect(card.getByText(/Portland, OR/).textContent, '[EVT-09]').toContain(
      'Hosted by Naomi Feld',
    );
    expect(card.getByText(/^Mon, Dec 1, 2098, 6:00 PM to 8:00 PM PST/)).toBeTruthy();
  });

  it('have a drawing where there is no picture [EVT-64]', async () => {
    answer(anEvent());
    const { container } = renderApp('/events');
    await cardOf('Trades and tools');
    expect(container.querySelector('main section svg')).toBeTruthy();
    expect(container.querySelector('main section img')).toBeNull();
  });

  it('cost what they cost, or are "Free" [EVT-10, EVT-67]', async () => {
    answer(anEvent({ title: 'Taxes', priceCents: 2_500 }), anEvent({ title: 'Tools' }));
    renderApp('/events');
    expect((await cardOf('Taxes')).getByText('$25.00')).toBeTruthy();
    expect((await cardOf('Tools')).getByText('Free')).toBeTruthy();
  });

  it('are registered for while there are places, and full otherwise [EVT-07, EVT-11, EVT-12]', async () => {
    signInAs();
    answer(
      anEvent({ title: 'Taxes', registeredCount: 10 }),
      anEvent({ title: 'Tools', registeredCount: 9 }),
    );
    renderApp('/events');
    const full = await cardOf('Taxes');
    expect(full.getByText('10/10').dataset.meaning).toBe('error');
    const button = full.getByRole('button', { name: 'Event Full' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(full.queryByText('Register Now')).toBeNull();
    expect((await cardOf('Tools')).getByText('Register Now')).toBeTruthy();
  });

  it('send a visitor who registers to sign in, and back [EVT-16, EVT-49, SEC-09]', async () => {
    const event = anEvent();
    answer(event);
    renderApp('/events');
    fireEvent.click((await cardOf(event.title)).getByText('Register Now'));
    expect(await toastOf('Authentication required')).toContain(
      'Please sign in to register for events',
    );
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: `/event/${event.id}` });
  });

  it.each([
    ['professional', 'business_professional', true],
    ['professional', 'gig_worker', true],
    ['professional', 'sidework_kids', false],
    ['client', 'client', false],
  ] as const)(
    'offer "Post Event" to a %s with the account type %s: %s [EVT-13, EVT-14]',
    async (userType, accountType, may) => {
      signInAs({ userType, accountType });
      answer();
      renderApp('/events');
      await screen.findByText('No upcoming events');
      expect(screen.queryAllByRole('link', { name: 'Post Event' })).toHaveLength(may ? 1 : 0);
    },
  );

  it('offer a visitor no "Post Event", and say that there is none [EVT-14, EVT-64]', async () => {
    answer();
    renderApp('/events');
    expect(await screen.findByText('No upcoming events')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Post Event' })).toBeNull();
  });

  it('ERR say that they could not be read [EVT-17]', async () => {
    server.on(listEvents, () => refuse(403, 'permission_denied', 'No.'));
    renderApp('/events');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load events');
  });

  it('are narrowed by words, category and price, which stand in the address [EVT-22, CONST-17]', async () => {
    answer();
    renderApp('/events?search=tax');
    const category = await screen.findByLabelText('Category');
    expect(
      within(category)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual([
      'All',
      'Networking',
      'Workshop',
      'Conference',
      'Seminar',
      'Training',
      'Meetup',
      'Panel Discussion',
      'Other',
    ]);
    fireEvent.change(category, { target: { value: 'Seminar' } });
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'paid' } });
    fireEvent.change(screen.getByLabelText('Audience'), { target: { value: 'true' } });
    await waitFor(() =>
      expect(server.received(listEvents).at(-1)?.query).toEqual({
        search: 'tax',
        category: 'Seminar',
        price: 'paid',
        forYoungPeople: 'true',
      }),
    );
    expect(currentPath()).toBe(
      '/events?search=tax&category=Seminar&price=paid&forYoungPeople=true',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No upcoming events')).toBeTruthy();
  });

  it('are behind an entry of the header [NAV-37]', async () => {
    answer();
    renderApp('/events');
    await screen.findByText('No upcoming events');
    fireEvent.click(screen.getByRole('button', { name: 'Network & Events' }));
    const link = await screen.findByRole('link', { name: 'Events' });
    expect(link.getAttribute('href')).toBe('/events');
  });
});
