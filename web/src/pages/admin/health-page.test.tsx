import { serviceNames } from '@sidework/contracts/platform';
import { listLedgerDifferences } from '@sidework/contracts/schema/business-tools/ledger-differences';
import { serviceHealths } from '@sidework/contracts/schema/health';
import type { ServiceHealth } from '@sidework/contracts/schema/kernel/health';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aToken, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aDeadLetter, aHealth } from '../../../test/health-builders.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
afterEach(() => void vi.useRealTimers());

const { marketplace: marketplaceHealth, ...others } = serviceHealths;

/** Every service works but for what is given of marketplace. */
function answer(marketplace: Partial<ServiceHealth> = {}) {
  for (const each of Object.values(others)) server.on(each, () => aHealth());
  server.on(marketplaceHealth, () => aHealth(marketplace));
  server.on(listLedgerDifferences, () => ({ items: [], nextCursor: null }));
}

const cardOf = async (service: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: service });
  return within(heading.closest('li') as HTMLElement);
};

const isOpen = (card: Awaited<ReturnType<typeof cardOf>>) =>
  card.getByRole('button').getAttribute('aria-expanded');

function openAsAdmin() {
  signInAs({ roles: ['admin'] }, { access_token: aToken({ aal: 'aal2' }) });
  return renderApp('/admin/health');
}

describe('the health of the platform', () => {
  it.each([
    ['nobody’s role', []],
    ['a moderator', ['moderator']],
  ] as const)('is not there for %s, and nothing is asked', async (_who, roles) => {
    signInAs({ roles: [...roles] });
    renderApp('/admin/health');
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
    expect(server.received(marketplaceHealth)).toEqual([]);
  });

  it('asks an administrator without a second step for one, and nothing of the services', async () => {
    signInAs({ roles: ['admin'] });
    renderApp('/admin/health');
    await screen.findByRole('heading', {
      level: 1,
      name: 'Two-step verification comes first',
    });
    expect(server.received(marketplaceHealth)).toEqual([]);
  });

  it('says whose books differ from the ledger, and leads to the account', async () => {
    answer();
    const difference = {
      professionalId: anId(),
      ownerName: 'Pat Plumber',
      ledgerCents: 360_00,
      bookCents: 300_00,
      until: '2026-11-27T02:00:00.000Z',
      since: '2026-11-26T03:00:00.000Z',
    };
    server.on(listLedgerDifferences, () => ({ items: [difference], nextCursor: null }));
    openAsAdmin();
    const link = await screen.findByRole('link', { name: 'Pat Plumber' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${difference.professionalId}`);
    expect(link.closest('li')?.textContent).toContain('Ledger $360.00, books $300.00');
  });

  it('has a row for each service of the platform', async () => {
    answer();
    openAsAdmin();
    for (const service of serviceNames)
      expect(await (await cardOf(service)).findByText('Working')).toBeTruthy();
    expect(screen.getByRole('status', { name: 'All services' }).textContent).toBe(
      `All is well: ${serviceNames.length} of ${serviceNames.length} services work.`,
    );
  });

  it('says at the top which service is not well, whose row alone stands open', async () => {
    answer({ deadLetters: [aDeadLetter] });
    openAsAdmin();
    const status = screen.getByRole('status', { name: 'All services' });
    const link = await within(status).findByRole('link', { name: 'marketplace' });
    expect(status.textContent).toBe('marketplace: needs attention');
    const title = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(title?.closest('li')?.textContent).toContain('Needs attention');
    expect(isOpen(await cardOf('marketplace'))).toBe('true');
    expect(isOpen(await cardOf('identity'))).toBe('false');
  });

  it('names a limit that is near by what it takes, not one that is far', async () => {
    answer({
      limits: [
        { name: 'log', share: 0.72, isNear: true },
        { name: 'stream', share: 0.1, isNear: false },
      ],
    });
    openAsAdmin();
    const card = await cardOf('marketplace');
    const limit = await card.findByText('Time to catch up');
    expect(limit.nextElementSibling?.textContent).toBe('72% used');
    expect(card.queryByText('Room for unread events')).toBeNull();
  });

  it('names what is missing to a service that serves reads all the same', async () => {
    answer({ degraded: ['people_news', 'files'] });
    openAsAdmin();
    const card = await cardOf('marketplace');
    expect(await card.findByText('Out of date')).toBeTruthy();
    expect(await card.findByText('News of people, Room for files')).toBeTruthy();
  });

  it('shows of each service what it says of itself', async () => {
    answer({ sockets: 12, mails: { waiting: 4, givenUp: 1 } });
    const { person } = openAsAdmin();
    const card = await cardOf('marketplace');
    const fact = (name: string) => card.getByText(name).nextElementSibling?.textContent;
    expect(await card.findByText('Needs attention')).toBeTruthy();
    expect(fact('Open sockets')).toBe('12');
    expect(fact('Mails')).toBe('4 waiting, 1 given up');
    expect(fact('Event loop, p99')).toBe('1.2 ms, slow over 200 ms');
    expect(fact('Memory')).toBe('96 MB');
    expect(fact('Instance')).toBe('workshop:4711');
    const other = await cardOf('identity');
    expect(await other.findByText('Working')).toBeTruthy();
    expect(other.queryByText('Database')).toBeNull();
    await person.click(other.getByRole('button', { name: 'identity' }));
    expect(other.getByText('Database').nextElementSibling?.textContent).toBe('Answers');
    expect(other.queryByText('Open sockets')).toBeNull();
    expect(other.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('names dead letters with the latest reason and what re-drives them', async () => {
    answer({ deadLetters: [aDeadLetter] });
    openAsAdmin();
    const card = await cardOf('marketplace');
    expect(await card.findByText(`${aDeadLetter.consumer}: 3`)).toBeTruthy();
    expect(
      card.getByText(new RegExp(`${aDeadLetter.latestReason.replace(/[()]/g, '.')}$`)),
    ).toBeTruthy();
    const command = `make redrive NAME=marketplace CONSUMER=${aDeadLetter.consumer}`;
    expect(card.getByText(command)).toBeTruthy();
  });

  it('says what is unknown while the database is away', async () => {
    answer({ database: false, outbox: null, deadLetters: null, mails: null });
    openAsAdmin();
    const card = await cardOf('marketplace');
    expect(await card.findByText('Database away')).toBeTruthy();
    expect(card.getByText('Outbox: unknown')).toBeTruthy();
    expect(card.getByText('Mails').nextElementSibling?.textContent).toBe('Unknown');
  });

  it('shows a service that does not answer as such, and the others all the same', async () => {
    answer();
    server.on(marketplaceHealth, () => refuse(503, 'unavailable', 'It cannot be reached'));
    openAsAdmin();
    const card = await cardOf('marketplace');
    expect(await card.findByText('Not answering')).toBeTruthy();
    expect(card.getByText('It cannot be reached')).toBeTruthy();
    expect(await (await cardOf('identity')).findByText('Working')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens no row after the first answer, whatever comes then', async () => {
    answer();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openAsAdmin();
    const card = await cardOf('marketplace');
    expect(await card.findByText('Working')).toBeTruthy();
    answer({ deadLetters: [aDeadLetter] });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await card.findByText('Needs attention')).toBeTruthy();
    expect(isOpen(card)).toBe('false');
  });

  it('reads a service that did not answer again by itself', async () => {
    answer();
    server.on(marketplaceHealth, () => refuse(503, 'unavailable', 'It cannot be reached'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openAsAdmin();
    const card = await cardOf('marketplace');
    for (let round = 0; round < 3; round += 1) {
      expect(await card.findByText('Not answering')).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(5_100));
    }
    answer();
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await card.findByText('Working')).toBeTruthy();
  });

  it('waits for each service in the shape of its card', async () => {
    answer();
    server.on(marketplaceHealth, () => new Promise<never>(() => {}));
    openAsAdmin();
    expect(await screen.findByRole('status', { name: 'Asking marketplace' })).toBeTruthy();
    expect(await (await cardOf('identity')).findByText('Working')).toBeTruthy();
  });

  it('asks again every five seconds and gathers the lag by minute', async () => {
    answer({ outbox: { waiting: 2, lagSeconds: 3 } });
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-07T10:00:30Z') });
    openAsAdmin();
    const card = await cardOf('marketplace');
    fireEvent.click(await card.findByRole('button', { name: 'marketplace' }));
    expect(await card.findByText('Outbox: 2 waiting, for up to 3 s')).toBeTruthy();
    answer({ outbox: { waiting: 7, lagSeconds: 8.25 } });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await card.findByText('Outbox: 7 waiting, for up to 8.3 s')).toBeTruthy();
    const table = card.getByRole('table', { hidden: true });
    const cells = [...table.querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells).toHaveLength(2);
    expect(cells[1]).toBe('8.3');
  });
});
