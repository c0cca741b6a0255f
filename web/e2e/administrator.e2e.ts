import type { Page } from '@playwright/test';
import { serviceNames } from '@sidework/contracts/platform';
import { look, type Subject } from './support/faces.ts';
import { expect, setUpProfile, signIn, test, toast } from './support/journey.ts';
import { addApp } from './support/security.ts';
import { accountOf } from './support/staff.ts';

/** There is one administrator, whose second step is added once: the rest goes on with that session. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });
let kept = { ownId: '', session: '' };

const consolePages: Subject[] = [
  { path: '/admin', reads: true },
  { path: '/admin/verifications', reads: true, empty: 'Nobody waits to be verified' },
  { path: '/admin/consents', reads: true, empty: 'No consent waits' },
  { path: '/admin/courses', reads: true, empty: 'No course waits' },
  { path: '/admin/events', reads: true, empty: 'No event waits' },
  { path: '/admin/accounts/:own', reads: true },
  { path: '/admin/accounts', reads: true, empty: 'No accounts found' },
  { path: '/admin/audit-log', reads: true, empty: 'No entries found' },
  { path: '/admin/health' },
];

test('an administrator opens the console once a second step is on', async ({ page }) => {
  await signIn(page, { fullName: 'Ada Admin', userType: 'client', ...accountOf('admin') });
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.goto('/profile-setup');
  await setUpProfile(page, /^Client/, 'Newark, NJ');

  await page.goto('/admin/health');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Two-step verification comes first' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Set up two-step verification' }).click();
  await addApp(page);

  await page.goto('/admin/health');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform health' })).toBeVisible();
  const services = page.getByRole('list', { name: 'Services' }).locator('> li');
  await expect(services).toHaveCount(serviceNames.length);
  // A machine under load may be slow, and one that is nearly full says so.
  const words = /Working|Slow|Out of date|Disk nearly full/;
  for (const service of await services.all()) await expect(service).toContainText(words);

  await page.goto('/admin/audit-log');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('role_granted');
  const log = page.getByRole('list', { name: 'Entries of the audit log' });
  await expect(log.getByRole('heading', { name: 'Granted a role' }).first()).toBeVisible();
  await log.getByRole('link', { name: 'Ada Admin' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Admin' })).toBeVisible();
  kept = { ownId: page.url().split('/').at(-1) ?? '', session: await sessionIn(page) };
});

for (const subject of consolePages)
  test(`${subject.path} has nothing for axe to say in any face`, async ({ page }) => {
    const { session, ownId } = kept;
    await page.addInitScript((text) => localStorage.setItem('sidework.session', text), session);
    await look(page, subject, (path) => path.replace(':own', ownId));
  });

const sessionIn = (page: Page) =>
  page.evaluate(() => localStorage.getItem('sidework.session') ?? '');
