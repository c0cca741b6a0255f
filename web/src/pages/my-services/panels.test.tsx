import { dayIn } from '@sidework/contracts/kernel/local-day';
import {
  listServices,
  type ServiceView,
  setDeadline,
  setEstimate,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();
afterEach(() => void vi.useRealTimers());

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function open(path: '/my-services' | '/service-tracker', ...items: ServiceView[]) {
  signInAs();
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(listServices, () => ({ items, nextCursor: null }));
  return renderApp(path);
}

const panel = async (name: string) => {
  const article = await screen.findByRole('article');
  const heading = within(article).getByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};
const payment = () => panel('Payment Details');
const deadlines = () => panel('Deadline Management');

describe('Payment Details [PAY-01]', () => {
  it('show total, cancellation fee and state, and what is escrowed only where something is [PAY-02, PAY-03, PAY-04, PAY-26]', async () => {
    open('/my-services', aService({ totalAmountCents: 123_456 }));
    const facts = await payment();
    expect(facts.getByText('Total amount').nextElementSibling?.textContent).toBe('$1,234.56');
    expect(facts.getByText('Cancellation fee').nextElementSibling?.textContent).toBe(
      '25% ($308.64)',
    );
    expect(facts.getByText('Not Funded')).toBeTruthy();
    expect(facts.queryByText('Escrowed')).toBeNull();
    expect(facts.queryByRole('button', { name: 'Payment history' })).toBeNull();
    expect(facts.queryByRole('button', { name: 'Request Payment Release' })).toBeNull();
    expect(facts.getByRole('button', { name: /Negotiate Payment/ })).toBeTruthy();
  });

  it('show what is escrowed [PAY-03]', async () => {
    open('/my-services', aService({ escrowedAmountCents: 45_000, paymentStatus: 'pending' }));
    const escrowed = (await payment()).getByText('Escrowed');
    expect(escrowed.nextElementSibling?.textContent).toBe('$450.00');
  });

  it.each([
    ['pending', 'Pending'],
    ['escrowed', 'Escrowed'],
    ['released', 'Released'],
    ['cancelled', 'Cancelled'],
  ] as const)('say of money that is %s: %s [PAY-10]', async (paymentStatus, label) => {
    open(
      '/my-services',
      aService({ paymentStatus, money: { ...aService().money, topUpCents: 0 } }),
    );
    expect((await payment()).getByText(label)).toBeTruthy();
  });

  it.each([
    // Noon of the 21st in London: the 22nd in Auckland, still the 21st in New York.
    ['2026-11-20', 'America/New_York', 'in_progress', true],
    ['2026-11-21', 'America/New_York', 'in_progress', false],
    ['2026-11-21', 'Pacific/Auckland', 'in_progress', true],
    ['2026-11-22', 'Pacific/Auckland', 'in_progress', false],
    ['2026-11-20', 'America/New_York', 'completed', false],
    ['2026-11-20', 'America/New_York', 'cancelled', false],
  ] as const)(
    'warn once the day is over where it was set: %s in %s, %s [PAY-05, PAY-33, D-51]',
    async (deadline, deadlineTimeZone, status, isPassed) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      open('/service-tracker', aService({ deadline, deadlineTimeZone, status }));
      const facts = await payment();
      expect(facts.queryAllByText('Deadline Passed')).toHaveLength(isPassed ? 1 : 0);
      expect(facts.queryAllByText('Payment adjustments may be negotiated')).toHaveLength(
        isPassed ? 1 : 0,
      );
    },
  );
});

const sides = [
  {
    side: 'client',
    path: '/my-services',
    label: 'Project deadline',
    line: '[EXT-02, EXT-08]',
    endpoint: setDeadline,
    field: 'deadline',
  },
  {
    side: 'professional',
    path: '/service-tracker',
    label: 'Estimated completion',
    line: '[EXT-03]',
    endpoint: setEstimate,
    field: 'estimatedCompletionDate',
  },
] as const;

describe.each(sides)(
  'the day that the $side sets [EXT-01]',
  ({ path, label, line, endpoint, field }) => {
    const day = async () => (await deadlines()).getByLabelText<HTMLInputElement>(label);
    const type = async (value: string) => fireEvent.change(await day(), { target: { value } });
    const save = async () => (await deadlines()).getByRole('button', { name: 'Save Deadlines' });

    it('is saved as a day with the zone it is meant in [EXT-10, D-49]', async () => {
      const service = aService();
      const { person } = open(path, service);
      const saved = { ...service, [field]: '2099-03-01', deadlineTimeZone: zone };
      server.on(endpoint, () => saved);
      expect((await day()).type, line).toBe('date');
      await type('2099-03-01');
      expect((await save()).textContent, '[EXT-04]').toBe('Save Deadlines');
      await person.click(await save());
      expect(await screen.findByText('Deadlines updated successfully!'), '[EXT-11]').toBeTruthy();
      expect(server.received(endpoint)[0]?.body, '[EXT-09, EXT-46]').toEqual({
        [field]: '2099-03-01',
        timeZone: zone,
      });
      expect((await day()).value, '[EXT-47]').toBe('2099-03-01');
      expect(document.activeElement).toBe(await save());
    });

    it('waits without a network, and is saved once by itself', async () => {
      const service = aService();
      const { person } = open(path, service);
      server.on(endpoint, () => ({ ...service, [field]: '2099-03-01', deadlineTimeZone: zone }));
      await type('2099-03-01');
      server.goOffline();
      await person.click(await save());
      await screen.findByText(/The day is saved automatically, once/);
      server.comeBack();
      expect(await screen.findByText('Deadlines updated successfully!')).toBeTruthy();
      expect(server.received(endpoint)).toHaveLength(1);
    });

    it('can be taken away', async () => {
      const service = aService({ [field]: '2099-03-01', deadlineTimeZone: zone });
      const { person } = open(path, service);
      server.on(endpoint, () => ({ ...service, [field]: null }));
      await type('');
      await person.click(await save());
      expect(await screen.findByText('Deadlines updated successfully!')).toBeTruthy();
      expect(server.received(endpoint)[0]?.body).toMatchObject({ [field]: null });
    });

    it('is today at the earliest [EXT-05, EXT-41]', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
      const { person } = open(path, aService());
      const today = dayIn(zone, new Date());
      expect((await day()).min).toBe(today);
      await type('2026-01-01');
      await person.click(await save());
      expect((await deadlines()).getByText('This day has passed already.')).toBeTruthy();
      expect(document.activeElement).toBe(await day());
      expect((await day()).getAttribute('aria-invalid')).toBe('true');
      expect(server.received(endpoint)).toEqual([]);

      server.on(endpoint, () => aService({ [field]: today }));
      await type(today);
      await person.click(await save());
      await waitFor(() => expect(server.received(endpoint)).toHaveLength(1));
    });

    it('says beside itself and in a toast why it was not saved, and stays typed [EXT-12]', async () => {
      const { person } = open(path, aService());
      server.on(endpoint, () =>
        refuse(422, 'day_in_the_past', 'This day has passed already.', {
          fields: { [field]: 'This day has passed already.' },
        }),
      );
      await type('2099-03-01');
      await person.click(await save());
      expect(
        await screen.findByText('Failed to update deadlines: This day has passed already.'),
      ).toBeTruthy();
      expect((await deadlines()).getByText('This day has passed already.')).toBeTruthy();
      expect((await day()).value).toBe('2099-03-01');
    });

    it('is not saved before one is chosen, which it says beside itself [EXT-11]', async () => {
      const { person } = open(path, aService());
      await person.click(await save());
      expect((await deadlines()).getByText('Choose a date first')).toBeTruthy();
      expect(document.activeElement).toBe(await day());
      expect(server.received(endpoint)).toEqual([]);
      expect(screen.queryByText('Deadlines updated successfully!')).toBeNull();
      await type('2099-03-01');
      expect((await deadlines()).queryByText('Choose a date first')).toBeNull();
    });

    it('can no longer be set once the work is done', async () => {
      open(path, aCompletedService({ deadline: '2099-03-01' }));
      expect((await deadlines()).queryByLabelText(label)).toBeNull();
      expect((await deadlines()).queryByRole('button', { name: 'Save Deadlines' })).toBeNull();
    });
  },
);

it('finished work tells no fee of a cancellation and no day that nobody set', async () => {
  open('/my-services', aCompletedService());
  expect((await payment()).queryByText('Cancellation fee')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Deadline Management' })).toBeNull();
});

describe('the day of the other side', () => {
  it('is not the professional’s to set: the client sets the deadline [EXT-06, D-49]', async () => {
    open('/service-tracker', aService());
    const facts = await deadlines();
    const hint = facts.getByText('Client sets the deadline');
    expect(hint.parentElement?.firstChild?.textContent).toBe('Not set yet');
    expect(facts.queryByLabelText('Project deadline')).toBeNull();
  });

  it('is read by the professional, with the zone where that is another [D-51]', async () => {
    const deadlineTimeZone = zone === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland';
    open('/service-tracker', aService({ deadline: '2099-03-01', deadlineTimeZone }));
    const facts = await deadlines();
    const shown = facts.getByText('Project deadline').nextElementSibling;
    expect(shown?.textContent).toMatch(/^Mar 1, 2099(New Zealand|Eastern) Time$/);
  });

  it('is not the client’s to set: the professional estimates [EXT-07]', async () => {
    open('/my-services', aService({ estimatedCompletionDate: '2099-03-01' }));
    const facts = await deadlines();
    const shown = facts.getByText('Estimated completion').nextElementSibling;
    expect(shown?.textContent).toBe('Mar 1, 2099');
    expect(facts.queryByLabelText('Estimated completion')).toBeNull();
  });
});

it('a deadline that does not change is not sent, and so keeps the zone it was set in [D-51]', async () => {
  const service = aService({ deadline: '2099-03-01', deadlineTimeZone: 'Pacific/Auckland' });
  const { person } = open('/my-services', service);
  const facts = await deadlines();
  expect(facts.getByText('The day ends in New Zealand Time.')).toBeTruthy();
  await person.click(facts.getByRole('button', { name: 'Save Deadlines' }));
  expect(facts.getByText('This day is saved already')).toBeTruthy();
  expect(server.received(setDeadline)).toEqual([]);
});
