import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aService } from '../../../test/service-builders.ts';
import { openTracker } from '../../../test/service-tracker.ts';

const server = fakeServer();
afterEach(() => void vi.useRealTimers());

const section = async () =>
  within(await screen.findByRole('region', { name: 'Sample Service Tracker' }));

describe('the sample trackers', () => {
  it.each([
    ['none', []],
    ['one', [aService()]],
  ])(
    'are three, marked, with made-up clients, whatever services there are: %s [TRK-30, TRK-34]',
    async (_, items) => {
      openTracker(server, ...items);
      const samples = await section();
      expect(samples.getAllByText('SAMPLE')).toHaveLength(3);
      const clients = samples.getAllByText('Client').map((term) => term.nextElementSibling);
      expect(clients.map((client) => client?.textContent)).toEqual([
        'Sarah Johnson',
        'Michael Chen',
        'Emily Davis',
      ]);
    },
  );

  it.each([
    ['[TRK-31]', /kitchen renovation/i, '50', 'In Progress', 'Dec 5, 2026'],
    ['[TRK-32]', /home office/i, '75', 'In Progress', 'Dec 1, 2026'],
    ['[TRK-33]', /bathroom tile/i, '100', 'Completed', 'Dec 12, 2026'],
  ])('are those of the specification: %s [TRK-40]', async (_, title, percentage, status, due) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    openTracker(server);
    const samples = await section();
    const heading = samples.getByRole('heading', { name: title });
    const card = within(heading.parentElement?.parentElement as HTMLElement);
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percentage);
    expect(card.getAllByText(status).length).toBeGreaterThan(0);
    expect(card.getByText('Deadline').nextElementSibling?.textContent).toBe(due);
  });

  it('can be put away, which this browser remembers, and shown again [TRK-34, D-55]', async () => {
    const { person } = openTracker(server);
    const toggle = (await section()).getByRole('button', { name: 'Hide samples' });
    await person.click(toggle);
    expect(screen.queryByText('SAMPLE')).toBeNull();
    expect(document.activeElement).toBe(toggle);

    cleanup();
    openTracker(server);
    const show = (await section()).getByRole('button', { name: 'Show samples' });
    expect(screen.queryByText('SAMPLE')).toBeNull();
    await person.click(show);
    expect(screen.getAllByText('SAMPLE')).toHaveLength(3);
  });
});
