import {
  type IncomeRecordView,
  listIncomeRecords,
} from '@sidework/contracts/schema/business-tools/income-records';
import { signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs, storeSession } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const jobsAndEducation = [
  'Browse Jobs',
  'Browse Services',
  'Post a Gig',
  'My Services',
  'Service Tracker',
  'Education',
];

const server = fakeServer();

const mainNav = () => screen.findByRole('navigation', { name: 'Main' });
const accountButton = (name: string) => screen.findByRole('button', { name: `Account of ${name}` });

describe('the groups of the header', () => {
  it('are three with their entries, in the order of the specification [CONST-02]', async () => {
    const { person } = renderApp();
    const nav = await mainNav();
    const buttons = within(nav).getAllByRole('button');
    const shown: Record<string, (string | null)[]> = {};
    for (const button of buttons) {
      await person.click(button);
      const links = within(nav).getAllByRole('link');
      shown[button.textContent ?? ''] = links.map(({ textContent }) => textContent);
    }
    expect(Object.keys(shown), '[NAV-27]').toEqual([
      'Jobs & Education',
      'Network & Events',
      'Finance & Documents',
    ]);
    expect(shown['Jobs & Education'], '[NAV-28]').toEqual(jobsAndEducation);
    expect(shown['Network & Events'], '[NAV-35]').toEqual(['Network', 'Events', 'Messages']);
    expect(shown['Finance & Documents'], '[NAV-39]').toEqual([
      'License Tracker',
      'Tax Tracker',
      'Financial Reports',
      'Document Vault',
      'International Trade',
    ]);
  });

  it('are the same for visitors and for people who are signed in [NAV-45]', async () => {
    signInAs();
    renderApp();
    const nav = await mainNav();
    await renderedGroup(nav);
    expect(within(nav).getByRole('link', { name: 'My Services' })).toBeTruthy();
    expect(within(nav).getByRole('link', { name: 'Service Tracker' })).toBeTruthy();
  });

  describe('of a child [D-135]', () => {
    async function openFinance() {
      signInAs({ accountType: 'sidework_kids' });
      const { person } = renderApp();
      const nav = await mainNav();
      await person.click(within(nav).getByRole('button', { name: 'Finance & Documents' }));
      return within(nav);
    }

    it('have no taxes, reports and trade before its first income', async () => {
      const nav = await openFinance();
      await waitFor(() => expect(server.received(listIncomeRecords)).toHaveLength(1));
      expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'License Tracker',
        'Document Vault',
      ]);
    });

    it('are those of everybody once it has earned something', async () => {
      const at = '2026-06-01T12:00:00.000Z';
      const earned: IncomeRecordView = {
        id: anId(),
        professionalId: anId(),
        amountCents: 2_500,
        description: 'A lawn',
        date: '2026-06-01',
        category: null,
        source: 'automatic',
        origin: null,
        isLocked: true,
        serviceId: anId(),
        note: null,
        createdAt: at,
        updatedAt: at,
      };
      server.on(listIncomeRecords, () => ({ items: [earned], nextCursor: null }));
      const nav = await openFinance();
      expect(await nav.findByRole('link', { name: 'Tax Tracker' })).toBeTruthy();
      expect(nav.getAllByRole('link')).toHaveLength(5);
    });

    it('ask nothing of an adult', async () => {
      signInAs();
      renderApp();
      await mainNav();
      expect(server.received(listIncomeRecords)).toEqual([]);
    });
  });

  it.each([
    ['[NAV-29]', 'Jobs & Education', 'Browse Jobs', '/jobs'],
    ['[NAV-32]', 'Jobs & Education', 'My Services', '/my-services'],
    ['[NAV-33]', 'Jobs & Education', 'Service Tracker', '/service-tracker'],
    ['[NAV-34]', 'Jobs & Education', 'Education', '/education'],
    ['[NAV-30]', 'Jobs & Education', 'Browse Services', '/gigs'],
    ['[NAV-31]', 'Jobs & Education', 'Post a Gig', '/my-gigs'],
    ['[NAV-36]', 'Network & Events', 'Network', '/network'],
    ['[NAV-37]', 'Network & Events', 'Events', '/events'],
    ['[NAV-38]', 'Network & Events', 'Messages', '/chat'],
    ['[NAV-43]', 'Finance & Documents', 'Document Vault', '/document-vault'],
    ['[NAV-44]', 'Finance & Documents', 'International Trade', '/international-trade'],
  ])('%s lead from "%s" with "%s" to %s', async (_line, group, label, path) => {
    const { person } = renderApp();
    const nav = await mainNav();
    await person.click(within(nav).getByRole('button', { name: group }));
    expect(within(nav).getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });

  it.each([
    ['[NAV-40]', 'License Tracker', '/license-tracker'],
    ['[NAV-41]', 'Tax Tracker', '/tax-tracker'],
    ['[NAV-42]', 'Financial Reports', '/financial-reports'],
  ])('lead from "Finance & Documents" to each business tool: %s %s', async (_, label, path) => {
    const { person } = renderApp();
    const nav = await mainNav();
    await person.click(within(nav).getByRole('button', { name: 'Finance & Documents' }));
    expect(within(nav).getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });

  it('keep their links hidden until they are opened, and close on Escape', async () => {
    const { person } = renderApp();
    const nav = await mainNav();
    expect(within(nav).queryByRole('link')).toBeNull();
    const button = within(nav).getByRole('button', { name: 'Jobs & Education' });
    await person.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await person.tab();
    expect(document.activeElement).toBe(within(nav).getByRole('link', { name: 'Browse Jobs' }));
    await person.keyboard('{Escape}');
    expect(within(nav).queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('close when something else is clicked', async () => {
    const { person } = renderApp();
    const nav = await mainNav();
    await person.click(within(nav).getByRole('button', { name: 'Jobs & Education' }));
    await person.click(await screen.findByRole('heading', { level: 1 }));
    expect(within(nav).queryByRole('link')).toBeNull();
  });

  async function renderedGroup(nav: HTMLElement) {
    within(nav).getByRole('button', { name: 'Jobs & Education' }).click();
    await within(nav).findByRole('link', { name: 'Browse Jobs' });
  }
});

describe('the header of a visitor [NAV-58, NAV-59, NAV-61]', () => {
  it.each([['Sign In'], ['Get Started']])('has "%s" leading to /auth', async (label) => {
    renderApp();
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe('/auth');
  });

  it('has no user menu [NAV-60]', async () => {
    renderApp();
    await screen.findByRole('link', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
  });

  it.each([
    ['Sign In', 'Login'],
    ['Get Started', 'Sign Up'],
  ])('opens with "%s" the tab "%s" of plain /auth [NAV-61]', async (label, tab) => {
    const { person } = renderApp();
    await person.click(await screen.findByRole('link', { name: label }));
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeTruthy();
    expect(currentPath()).toBe('/auth');
  });
});

describe('the user menu', () => {
  it('shows initials, full name, email and profession [NAV-47, NAV-48, NAV-49, NAV-50]', async () => {
    signInAs();
    const { person } = renderApp();
    const button = await accountButton('Ada Lovelace');
    expect(button.textContent).toContain('AL');
    await person.click(button);
    expect(visible('Ada Lovelace')).toHaveLength(1);
    expect(visible('ada@example.com')).toHaveLength(1);
    expect(visible('Accountant')).toHaveLength(1);
  });

  it('leaves the line of an empty profession out [NAV-51]', async () => {
    signInAs({ profession: '' });
    const { person } = renderApp();
    await person.click(await accountButton('Ada Lovelace'));
    expect(visible('ada@example.com')[0]?.parentElement?.children).toHaveLength(2);
  });

  it('replaces "Sign In" and "Get Started" [NAV-60]', async () => {
    signInAs();
    renderApp();
    await accountButton('Ada Lovelace');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it.each(['client', 'professional'] as const)(
    'has "Network" for a %s [NAV-52]',
    async (userType) => {
      signInAs({ userType });
      const { person } = renderApp();
      await person.click(await accountButton('Ada Lovelace'));
      const entry = menuEntries().find(({ textContent }) => textContent === 'Network');
      expect(entry?.getAttribute('href')).toBe('/network');
    },
  );

  it('has "My Services" for a client [NAV-55]', async () => {
    signInAs({ userType: 'client' });
    const { person } = renderApp();
    await person.click(await accountButton('Ada Lovelace'));
    const entries = menuEntries();
    expect(entries.map(({ textContent }) => textContent)).toContain('My Services');
    expect(
      entries.find(({ textContent }) => textContent === 'My Services')?.getAttribute('href'),
    ).toBe('/my-services');
  });

  it('has no "My Services" for a professional [NAV-55]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    const { person } = renderApp();
    await person.click(await accountButton('Ada Lovelace'));
    expect(menuEntries().map(({ textContent }) => textContent)).not.toContain('My Services');
  });

  it('has no "CRM Dashboard" for a client', async () => {
    signInAs({ userType: 'client', accountType: 'client' });
    const { person } = renderApp();
    await person.click(await accountButton('Ada Lovelace'));
    expect(menuEntries().map(({ textContent }) => textContent)).not.toContain('CRM Dashboard');
  });

  it('signs out with "Log out" and goes to / [NAV-56, NAV-57, AUTH-24, AUTH-32]', async () => {
    signInAs();
    server.on(signOut, () => undefined);
    const { person } = renderApp('/about');
    await person.click(await accountButton('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('link', { name: 'Sign In' });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(localStorage.getItem('sidework.session')).toBeNull();
    expect(server.received(signOut)).toHaveLength(1);
  });

  it('signs out of a page that asks for a session, and still goes to / [NAV-57]', async () => {
    signInAs();
    server.on(signOut, () => undefined);
    const { person } = renderApp('/post-job');
    await person.click(await accountButton('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('signs this browser out although the server cannot be told [AUTH-32]', async () => {
    signInAs();
    const { person } = renderApp();
    await accountButton('Ada Lovelace');
    server.disconnect();
    await person.click(await accountButton('Ada Lovelace'));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('link', { name: 'Sign In' });
    expect(localStorage.getItem('sidework.session')).toBeNull();
  });
});

it('follows a sign-in and a sign-out in another tab [AUTH-26]', async () => {
  renderApp();
  await screen.findByRole('link', { name: 'Sign In' });
  signInAs();
  await accountButton('Ada Lovelace');
  storeSession(null);
  await screen.findByRole('link', { name: 'Sign In' });
});

it('holds the groups in a menu of narrow screens too [NAV-46]', async () => {
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  const group = within(await menu.findByRole('navigation', { name: 'Jobs & Education' }));
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    jobsAndEducation,
  );
  await person.click(menu.getByRole('button', { name: 'Close the menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('holds an entry of both menus once on narrow screens, and opens by "Me"', async () => {
  signInAs({ userType: 'client' });
  const { person } = renderApp('/about');
  await person.click(await screen.findByRole('button', { name: 'Me' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await menu.findAllByRole('link', { name: 'My Services' })).toHaveLength(1);
  expect(menu.getByRole('link', { name: 'My Jobs' })).toBeTruthy();
});

const isShown = (element: Element) => !element.closest('dialog:not([open]), [hidden]');
const visible = (text: string) =>
  screen.getAllByText(text, { ignore: '[aria-hidden] *' }).filter(isShown);
const menuEntries = () =>
  screen.getAllByRole('link').filter((link) => link.closest('[data-align="end"]'));
