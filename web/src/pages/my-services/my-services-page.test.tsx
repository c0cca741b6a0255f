import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();
afterEach(() => void vi.useRealTimers());

function answerServices(...items: ServiceView[]) {
  server.on(listServices, () => ({ items, nextCursor: null }));
}

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

describe('the services that others do for one', () => {
  it('send visitors to sign in, and back [MYS-18, SEC-07]', async () => {
    renderApp('/my-services');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/my-services' });
  });

  it('are asked for as their client [MYS-01, SEC-17]', async () => {
    signInAs();
    answerServices(aService());
    renderApp('/my-services');
    await cardOf('Replace the kitchen faucet');
    expect(server.received(listServices)[0]?.query).toEqual({ as: 'client' });
  });

  it('show no money and no deadlines before their client says that there is any work', async () => {
    signInAs();
    answerServices(aService({ agreement: 'proposed' }));
    renderApp('/my-services');
    const card = await cardOf('Replace the kitchen faucet');
    card.getByRole('button', { name: /^Accept service/ });
    for (const name of ['Payment Details', 'Deadline Management'])
      expect(card.queryByRole('heading', { name })).toBeNull();
    expect(card.queryByRole('button', { name: 'Cancel Service' })).toBeNull();
  });

  it('show title, professional, state, description, amount, start and both panels [MYS-02]', async () => {
    signInAs();
    const professional = aPersonCard({ fullName: 'Maria Lopez', profession: 'Plumber' });
    answerServices(aService({ professional, progressStage: 'halfway', progressPercentage: 50 }));
    renderApp('/my-services');
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Maria Lopez'), '[MYS-03]').toBeTruthy();
    expect(card.getByText('Plumber'), '[MYS-03]').toBeTruthy();
    expect(card.getByText('In Progress'), '[MYS-04]').toBeTruthy();
    expect(
      card.getByText('The old faucet drips and the handle is loose.'),
      '[MYS-05]',
    ).toBeTruthy();
    const header = card.getByRole('heading', { level: 3 }).closest('header');
    expect(header?.textContent, '[MYS-08]').toContain('$450.00');
    expect(card.getByText('Started').nextElementSibling?.textContent, '[MYS-09]').toBe(
      'Jan 7, 2026',
    );
    expect(card.getByText('50%')).toBeTruthy();
    const money = card.getByRole('heading', { name: 'Payment Details' });
    const message = card.getByRole('link', { name: 'Message Maria Lopez' });
    const follows = message.compareDocumentPosition(money) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows, '[MYS-06]').toBeTruthy();
    expect(card.getByRole('heading', { name: 'Deadline Management' }), '[MYS-07]').toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
    expect(card.queryByText('Jan 20, 2026')).toBeNull();
  });

  it.each([
    [50_000, '$450.00'],
    [45_000, undefined],
  ])(
    'say their first price beside a total of %i cents only where it differs',
    async (total, first) => {
      signInAs();
      answerServices(aService({ totalAmountCents: total }));
      renderApp('/my-services');
      const card = await cardOf('Replace the kitchen faucet');
      expect(card.queryByText('Price at first')?.nextElementSibling?.textContent).toBe(first);
    },
  );

  it('show when they were completed [MYS-09]', async () => {
    signInAs();
    answerServices(aCompletedService());
    renderApp('/my-services');
    expect((await cardOf('Replace the kitchen faucet')).getByText('Jan 20, 2026')).toBeTruthy();
  });

  it('say their stage in its word, and where the money is [TRK-17]', async () => {
    signInAs();
    answerServices(aService({ progressStage: 'not_started', progressPercentage: 0 }));
    renderApp('/my-services');
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Not Started')).toBeTruthy();
    expect(card.getByText('In Progress')).toBeTruthy();
    expect(card.getByRole('heading', { name: 'Payment Details' })).toBeTruthy();
    const words = card.getAllByText('Not Funded');
    expect(words).toHaveLength(2);
    const chips = words.map((word) => word.closest('[data-meaning]')?.getAttribute('data-meaning'));
    expect(chips).toEqual(['turn', 'turn']);
    expect(card.queryByText('Pending')).toBeNull();
  });

  it('lead to a conversation with the professional [MYS-10, MYS-30]', async () => {
    signInAs();
    const service = aService();
    answerServices(service);
    renderApp('/my-services');
    const card = await cardOf(service.title);
    const message = card.getByRole('link', { name: 'Message Maria Lopez' });
    expect(message.getAttribute('href')).toBe(`/chat?user=${service.professionalId}`);
  });

  it('are open to professionals too [MYS-34]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    answerServices(aService());
    renderApp('/my-services');
    expect(await cardOf('Replace the kitchen faucet')).toBeTruthy();
  });

  it('say that there is none yet, with a way to the jobs [MYS-16, MYS-17]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    answerServices();
    renderApp('/my-services');
    expect(await screen.findByText("You haven't received any services yet.")).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs');
    expect(main.getByRole('link', { name: 'Post a Job' }).getAttribute('data-variant')).toBe(
      'filled',
    );
  });

  it('say in a toast and in their place why they could not be read [MYS-28, ERR-14]', async () => {
    signInAs();
    server.on(listServices, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    renderApp('/my-services');
    const toast = (await screen.findByText('Error')).closest('[role="alert"]');
    expect(toast?.textContent).toContain(
      'Failed to load services: You do not have permission to perform this action',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('follow what the professional does when the page is looked at again', async () => {
    signInAs();
    const service = aService();
    answerServices(service);
    renderApp('/my-services');
    const name = 'Progress of Replace the kitchen faucet';
    const bar = await screen.findByRole('progressbar', { name });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    answerServices({ ...service, progressStage: 'near_completion', progressPercentage: 75 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    act(() => void dispatchEvent(new Event('focus')));
    expect(await screen.findByText('75%')).toBeTruthy();
  });
});

describe('a service hired for a moment ago', () => {
  it('is waited for, and appears without a reload', async () => {
    signInAs();
    const jobId = anId();
    answerServices();
    renderApp('/my-services');
    await screen.findByText("You haven't received any services yet.");
    act(() => {
      history.pushState({ usr: { awaitedJobId: jobId }, key: 'hired' }, '', '/my-services');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    expect(await screen.findByText(/is being set up/)).toBeTruthy();
    answerServices(aService({ jobRequestId: jobId }));
    expect(await cardOf('Replace the kitchen faucet')).toBeTruthy();
    expect(screen.queryByText(/is being set up/)).toBeNull();
  });

  it('is not asked for again before the last answer came', async () => {
    signInAs();
    answerServices();
    renderApp('/my-services');
    await screen.findByText("You haven't received any services yet.");
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let asked = 0;
    server.on(listServices, () => {
      asked += 1;
      return new Promise(() => {});
    });
    act(() => {
      history.pushState({ usr: { awaitedJobId: anId() }, key: 'hired' }, '', '/my-services');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await screen.findByText(/is being set up/);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(asked).toBe(1);
  });
});

describe('services as rows', () => {
  it('open in place, the newest at first', async () => {
    signInAs();
    answerServices(aService({ title: 'Newer' }), aService({ title: 'Older' }));
    const { person } = renderApp('/my-services');
    const newer = await cardOf('Newer');
    const older = await cardOf('Older');
    expect(newer.getByRole('heading', { name: 'Payment Details' })).toBeTruthy();
    expect(older.queryByRole('heading', { name: 'Payment Details' })).toBeNull();
    await person.click(older.getByRole('button', { name: 'Older', expanded: false }));
    expect(older.getByRole('heading', { name: 'Payment Details' })).toBeTruthy();
    await person.click(newer.getByRole('button', { name: 'Newer', expanded: true }));
    expect(newer.queryByRole('heading', { name: 'Payment Details' })).toBeNull();
  });

  it('stand in what is open, unpaid work too, and what is finished', async () => {
    signInAs();
    const money = { ...aService().money, topUpCents: 0 };
    answerServices(
      aCompletedService({ title: 'Done', money }),
      aService({ title: 'Running' }),
      aCompletedService({ title: 'Unpaid' }),
      aService({ title: 'Cancelled', status: 'cancelled', money }),
    );
    renderApp('/my-services');
    await cardOf('Done');
    const titlesOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('article')
        .map((card) => within(card).getAllByRole('heading', { level: 3 })[0]?.textContent);
    expect(titlesOf('Open services')).toEqual(['Running', 'Unpaid']);
    expect(titlesOf('Finished services')).toEqual(['Done', 'Cancelled']);
    expect(screen.getByRole('heading', { name: 'Finished (2)' })).toBeTruthy();
  });

  it('of a further page come after the others, whatever they wait for', async () => {
    signInAs();
    const money = { ...aService().money, topUpCents: 0 };
    const [done, running, late] = [
      aCompletedService({ title: 'Done', money }),
      aService({ title: 'Running' }),
      aService({ title: 'Late' }),
    ];
    server.on(listServices, ({ query }) =>
      query.cursor
        ? { items: [late], nextCursor: null }
        : { items: [done, running], nextCursor: 'next' },
    );
    const { person } = renderApp('/my-services');
    await cardOf('Done');
    await person.click(screen.getByRole('button', { name: 'Load more services' }));
    await cardOf('Late');
    const titles = screen
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('heading', { level: 3 })[0]?.textContent);
    expect(titles).toEqual(['Running', 'Done', 'Late']);
    screen.getByRole('heading', { level: 2, name: 'Earlier' });
  });

  it('stay where they stand, and keep the focus, when they are finished meanwhile', async () => {
    signInAs();
    const [other, faucet] = [aService({ title: 'Other' }), aService({ title: 'Faucet' })];
    answerServices(faucet, other);
    const { person } = renderApp('/my-services');
    const opener = (await cardOf('Faucet')).getByRole('button', { name: 'Faucet' });
    await person.click(opener);
    const money = { ...faucet.money, topUpCents: 0 };
    answerServices({ ...faucet, status: 'cancelled', money }, other);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    act(() => void dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(document.activeElement).toBe(opener);
    expect(screen.queryByRole('list', { name: 'Finished services' })).toBeNull();
  });
});
