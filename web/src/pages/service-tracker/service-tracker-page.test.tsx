import { listServices } from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aReview, aService } from '../../../test/service-builders.ts';
import { answerCount, answerServices, openTracker } from '../../../test/service-tracker.ts';

const server = fakeServer();

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

describe('the tracker', () => {
  it('sends visitors to sign in, and back [TRK-35, SEC-07]', async () => {
    renderApp('/service-tracker');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/service-tracker' });
  });

  it('stands under "Service Tracker", with the count of completed services [TRK-01, TRK-02]', async () => {
    openTracker(server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Service Tracker' })).toBeTruthy();
    const card = await screen.findByRole('region', { name: 'Services Completed' });
    await waitFor(() => expect(card.textContent).toBe('Services Completed3'));
  });

  it('asks for the services that its reader does, and leaves their order [TRK-03, SEC-16]', async () => {
    openTracker(server, aService({ title: 'The later' }), aService({ title: 'The earlier' }));
    await cardOf('The later');
    expect(server.received(listServices)[0]?.query).toEqual({ as: 'professional' });
    const titles = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading', { level: 3 }));
    expect(titles.map(({ textContent }) => textContent)).toEqual(['The later', 'The earlier']);
  });

  it('is open to clients too, who see the services they do [TRK-42]', async () => {
    signInAs({ userType: 'client' });
    answerCount(server, 0);
    answerServices(server);
    renderApp('/service-tracker');
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeTruthy();
  });

  it('shows "No services yet" where there is none [TRK-41]', async () => {
    openTracker(server);
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('says why it could not be read, and tries again [TRK-28]', async () => {
    signInAs();
    answerCount(server, 0);
    server.on(listServices, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    const { person } = renderApp('/service-tracker');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Failed to load services: You do not have permission to perform this action',
    );
    answerServices(server, aService());
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Replace the kitchen faucet')).toBeTruthy();
  });
});

describe('the average rating', () => {
  it.each([
    [{ rating: 4.3, reviewCount: 12 }, '4.312 reviews'],
    [{ rating: 5, reviewCount: 1 }, '5.01 review'],
    [{ rating: null, reviewCount: 0 }, 'N/Ano reviews yet'],
  ])('of %j stands beside the count [D-56]', async (standing, text) => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    server.on(getOwnProfile, () => anOwnProfile(standing));
    answerServices(server);
    renderApp('/service-tracker');
    await waitFor(() => {
      const card = screen.getByRole('region', { name: 'Average Rating' });
      expect(card.textContent).toBe(`Average Rating${text}`);
    });
  });
});

describe('the figures', () => {
  const figures = () => screen.findByRole('region', { name: 'Services Completed' });

  it.each([
    ['of nothing', 0],
    ['of some work', 3],
  ])('%s stand below the work [TRK-02]', async (_, count) => {
    openTracker(server, aService());
    answerCount(server, count);
    const work = await screen.findByRole('article');
    const card = await figures();
    await waitFor(() => expect(card.textContent).toContain(count));
    expect(work.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are there while the work is read [TRK-02]', async () => {
    openTracker(server);
    answerCount(server, 0);
    server.on(listServices, () => new Promise(() => {}));
    const card = await figures();
    await waitFor(() => expect(card.textContent).toContain('0'));
  });

  it('are there where the work could not be read [TRK-02]', async () => {
    openTracker(server);
    answerCount(server, 0);
    server.on(listServices, () => refuse(403, 'permission_denied', 'Not for you'));
    await screen.findByRole('alert');
    expect((await figures()).textContent).toContain('0');
  });
});

describe('an entry of the tracker', () => {
  it('shows title, description and client [TRK-04, TRK-05, TRK-06]', async () => {
    openTracker(server, aService());
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('The old faucet drips and the handle is loose.')).toBeTruthy();
    expect(card.getByText('Clara Whitfield')).toBeTruthy();
    const header = card.getByRole('heading', { level: 3 }).closest('header');
    expect(header?.textContent).toContain('$450.00');
  });

  it('shows "Unknown" where nothing is known of the client [TRK-06]', async () => {
    openTracker(server, aService({ client: null }));
    expect((await cardOf('Replace the kitchen faucet')).getByText('Unknown')).toBeTruthy();
  });

  it('in progress shows how far it is, and a choice of stages [TRK-09, TRK-12, TRK-13, TRK-16]', async () => {
    openTracker(server, aService({ progressStage: 'halfway', progressPercentage: 50 }));
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getAllByText('In Progress')[0]?.closest('select')).toBeNull();
    const bar = card.getByRole('progressbar', { name: 'Progress of Replace the kitchen faucet' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(card.getByText('50%')).toBeTruthy();
    const choice = card.getByRole<HTMLSelectElement>('combobox', { name: 'Update Stage' });
    const options = within(choice).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Not Started',
      'In Progress',
      'Halfway Complete',
      'Near Completion',
      'Completed',
    ]);
    expect(choice.value).toBe('halfway');
  });

  it('that is not begun has the badge of its status and a bar that says its stage [TRK-09, TRK-17]', async () => {
    openTracker(server, aService({ progressStage: 'not_started', progressPercentage: 0 }));
    const card = await cardOf('Replace the kitchen faucet');
    const isChoice = { ignore: 'option' };
    expect(card.getAllByText('In Progress', isChoice)).toHaveLength(1);
    const bar = card.getByRole('progressbar', { name: 'Progress of Replace the kitchen faucet' });
    expect(bar.parentElement?.textContent).toBe('Not Started0%');
    expect(document.body.textContent).not.toMatch(/Hired, not started|has begun/);
  });

  it('that is completed shows when, and lets no stage be chosen [TRK-09, TRK-13, TRK-15, TRK-25]', async () => {
    openTracker(server, aCompletedService());
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Jan 20, 2026')).toBeTruthy();
    expect(card.getAllByText('Completed').length).toBeGreaterThan(1);
    expect(card.getByText('100%')).toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
  });

  it('that was cancelled says so, and lets no stage be chosen [D-53]', async () => {
    openTracker(server, aService({ status: 'cancelled' }));
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Cancelled')).toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
  });

  it('says that an extension was asked for, while it is [TRK-08]', async () => {
    openTracker(
      server,
      aService({ title: 'Waits', extensionRequested: true }),
      aService({ title: 'Does not' }),
    );
    expect((await cardOf('Waits')).getByText('Extension Requested')).toBeTruthy();
    expect((await cardOf('Does not')).queryByText('Extension Requested')).toBeNull();
  });

  it('shows the deadline, and none where there is none [TRK-07]', async () => {
    openTracker(
      server,
      aService({ title: 'Due', deadline: '2099-03-01', deadlineTimeZone: 'UTC' }),
      aService({ title: 'Not due' }),
    );
    const due = (await cardOf('Due')).getByText('Deadline');
    expect(due.nextElementSibling?.textContent).toBe('Mar 1, 2099');
    expect((await cardOf('Not due')).queryByText('Deadline')).toBeNull();
  });

  it('says where the deadline ends, if that is elsewhere [TRK-07, D-51]', async () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const deadlineTimeZone = here === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland';
    openTracker(server, aService({ deadline: '2099-03-01', deadlineTimeZone }));
    const due = (await cardOf('Replace the kitchen faucet')).getByText('Deadline');
    expect(due.nextElementSibling?.textContent).toMatch(
      /^Mar 1, 2099 \((New Zealand|Eastern) Time\)$/,
    );
  });

  it('has the payment panel and the deadline panel [TRK-10, TRK-11]', async () => {
    openTracker(server, aService());
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByRole('heading', { name: 'Payment Details' })).toBeTruthy();
    expect(card.getByRole('heading', { name: 'Deadline Management' })).toBeTruthy();
  });

  it('leads to a conversation with the client', async () => {
    const service = aService();
    openTracker(server, service);
    const message = (await cardOf(service.title)).getByRole('link', {
      name: 'Message Clara Whitfield',
    });
    expect(message.getAttribute('href')).toBe(`/chat?user=${service.clientId}`);
  });

  it('shows the review of its client, where there is one', async () => {
    const review = aReview({ rating: 4, comment: 'Neat and on time.' });
    openTracker(server, aCompletedService({ title: 'Reviewed', review }), aCompletedService());
    const card = await cardOf('Reviewed');
    const heading = card.getByRole('heading', { name: 'Your client’s review' });
    const note = within(heading.closest('section') as HTMLElement);
    expect(note.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(note.getByText('Neat and on time.')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /of 5 stars/ })).toHaveLength(1);
  });
});
