import { expect, setUpProfile, signIn, test, toast } from './support/journey.ts';
import { addApp } from './support/security.ts';

const { SIDEWORK_ADMIN_EMAIL: email = '', SIDEWORK_ADMIN_PASSWORD: password = '' } = process.env;

test('an administrator sees the health of the platform once a second step is on', async ({
  page,
}) => {
  if (!email) throw new Error('SIDEWORK_ADMIN_EMAIL names an administrator of the platform.');
  await signIn(page, { fullName: 'Ada Admin', email, password, userType: 'client' });
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
  await expect(services).toHaveCount(4);
  for (const service of await services.all()) await expect(service).toContainText('Working');
});
