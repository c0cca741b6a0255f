import { progressService } from '@sidework/contracts/schema/client-services/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aCrmReview, answerCrm, openCrm } from '../../../test/crm-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import { paths } from '../../lib/paths.ts';

const server = fakeServer();
const page = () => screen.findByRole('heading', { level: 1, name: 'Client Management' });
const tab = (name: string) => screen.findByRole('tab', { name });

describe('who may enter the CRM', () => {
  it.each([
    ['a gig worker [SEC-05]', { accountType: 'gig_worker', userType: 'professional', roles: [] }],
    [
      'a child [SEC-04, KIDS-21]',
      { accountType: 'sidework_kids', userType: 'professional', roles: [] },
    ],
    [
      'whoever has the role [SEC-03]',
      { accountType: 'business_professional', userType: 'professional', roles: ['professional'] },
    ],
  ] as const)('is %s [NAV-12, CRM-01, CRM-60]', async (_, { roles, ...person }) => {
    signInAs({ ...person, roles: [...roles] });
    answerCrm(server, {});
    renderApp('/crm');
    expect(await page()).toBeTruthy();
  });

  it('is no client: they are told so and led home [CRM-57, CRM-58, SEC-06]', async () => {
    signInAs({ userType: 'client', accountType: 'client' });
    renderApp('/crm');
    expect(await toastOf('Access Denied')).toContain(
      'Only professionals, gig workers and kids-account users can access the CRM.',
    );
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('is no visitor: they are led to sign in [CRM-56, SEC-07]', async () => {
    renderApp('/crm');
    await waitFor(() => expect(currentPath()).toMatch(/^\/auth/));
  });

  it.each([
    ['professional', 'gig_worker', true],
    ['professional', 'sidework_kids', true],
    ['client', 'client', false],
  ] as const)(
    'a %s of type %s finds it in the menu: %s [NAV-53, NAV-54, KIDS-22]',
    async (userType, accountType, isThere) => {
      signInAs({ userType, accountType });
      answerCrm(server, {});
      const { person } = renderApp('/my-services');
      await person.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
      await screen.findByRole('link', { name: 'My Proposals' });
      const link = screen.queryByRole('link', { name: 'CRM Dashboard' });
      expect(link?.getAttribute('href') ?? null).toBe(isThere ? '/crm' : null);
    },
  );
});

describe('the figures', () => {
  it('are four, with the rating to one decimal and its count [CRM-04, CRM-07, CRM-08, CRM-10]', async () => {
    openCrm(server, { overview: {} });
    const figures = async (name: string) =>
      (await screen.findByRole('link', { name })).parentElement?.parentElement?.textContent;
    expect(await figures('Active Services')).toBe('Active Services2');
    expect(await figures('Completed')).toBe('Completed3');
    await waitFor(async () =>
      expect(await figures('Total Revenue')).toBe('Total Revenue$1,234.50'),
    );
    expect(await figures('Average Rating')).toBe('Average Rating4.33 reviews');
  });

  it('are N/A where nobody reviewed [CRM-09]', async () => {
    openCrm(server, { overview: { averageRating: null, reviewCount: 0 } });
    expect(await screen.findByText('N/A')).toBeTruthy();
  });

  it('have charts of revenue by month and of ratings', async () => {
    openCrm(server);
    const chart = await screen.findByRole('img', { name: /Revenue by month/ });
    expect(chart.getAttribute('aria-label')).toContain('Most in Oct ’26, $1,000.00.');
    const ratings = screen.getByRole('list', { name: 'Reviews by rating' });
    expect(ratings.textContent).toContain('5 stars2');
  });
});

describe('the tab Services', () => {
  it('shows each with client, state, words, amount and start [CRM-11, CRM-12, CRM-54, CRM-70]', async () => {
    openCrm(server, {
      services: [
        aService({ title: 'Under way', agreement: 'proposed' }),
        aCompletedService({ title: 'Done' }),
      ],
    });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Services',
      'Clients',
      'Reviews',
    ]);
    const items = await screen.findByRole('list', { name: 'Services' });
    const [underWay, done] = within(items).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    for (const text of [
      'Under way',
      'Clara Whitfield',
      'In Progress',
      'Awaiting client',
      '$450.00',
    ])
      expect(underWay.textContent).toContain(text);
    expect(underWay.textContent).toMatch(/Clara Whitfield · Started .*Jan.*drips/);
    expect(done.textContent).toContain('Completed');
    expect(within(done).queryByRole('button', { name: /Mark Complete/ })).toBeNull();
  });

  it('says the current total of each, and leads to its page', async () => {
    const service = aService({ title: 'Under way', totalAmountCents: 61_500 });
    openCrm(server, { services: [service] });
    const row = within(await screen.findByRole('list', { name: 'Services' }));
    expect(row.getByText('$615.00')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Under way' }).getAttribute('href')).toBe(
      paths.service(service.id),
    );
  });

  it('completes one in progress [CRM-13, CRM-14, CRM-15]', async () => {
    const service = aService();
    const { person } = openCrm(server, { services: [service] });
    await person.click(await screen.findByRole('button', { name: /Mark Complete/ }));
    const done = aCompletedService({ ...service, status: 'completed' });
    server.on(progressService, () => done);
    answerCrm(server, { services: [done] });
    const dialog = within(await screen.findByRole('dialog', { name: /Complete/ }));
    await person.click(dialog.getByRole('button', { name: 'Complete service' }));
    expect(await screen.findByText('Service updated successfully')).toBeTruthy();
    expect(server.received(progressService)[0]?.body).toEqual({ progressStage: 'completed' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Mark Complete/ })).toBeNull());
  });

  it.each([
    [409, 'service_not_in_progress', 'This service is no longer in progress.'],
    [500, '', 'An error occurred. Please try again'],
  ])(
    'says under "Error" why one could not be completed: %s %s [CRM-59, ERR-14, ERR-22]',
    async (status, code, shown) => {
      const { person } = openCrm(server, { services: [aService()] });
      await person.click(await screen.findByRole('button', { name: /Mark Complete/ }));
      server.on(progressService, () => refuse(status, code, code && shown));
      const dialog = within(await screen.findByRole('dialog', { name: /Complete/ }));
      await person.click(dialog.getByRole('button', { name: 'Complete service' }));
      expect(await toastOf('Error')).toContain(shown);
    },
  );

  it('says that there are none [CRM-67]', async () => {
    openCrm(server);
    expect(await screen.findByText('No services yet')).toBeTruthy();
  });
});

describe('the tab Reviews', () => {
  it('shows stars, n/5, service, client, date and comment, and what it rests on [CRM-31, MYS-27]', async () => {
    const { person } = openCrm(server, {
      reviews: [aCrmReview({ rating: 4, comment: 'Neat.', evidence: 'escrow' }), aCrmReview()],
    });
    await person.click(await tab('Reviews'));
    const list = await screen.findByRole('list', { name: 'Reviews' });
    const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    for (const [line, text] of [
      ['[CRM-26]', '4/5'],
      ['[CRM-27]', 'Replace the kitchen faucet'],
      [undefined, 'Paid through escrow'],
      ['[CRM-29]', 'Neat.'],
    ] as const)
      expect(first.textContent, line).toContain(text);
    expect(first.textContent, '[CRM-28]').toMatch(/By Clara Whitfield • .*Jan/);
    expect(within(first).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(second.textContent, '[CRM-29]').not.toContain('Neat.');
  });

  it('says that there are none [CRM-30]', async () => {
    const { person } = openCrm(server);
    await person.click(await tab('Reviews'));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
  });
});
