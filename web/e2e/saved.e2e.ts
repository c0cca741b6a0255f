import {
  expect,
  joinOver,
  setUpProfile,
  signUp,
  somebody,
  test,
  toast,
} from './support/journey.ts';
import { worldOf } from './support/world.ts';

test('a saved search tells of a new match at once, and a favorite is kept and removed', async ({
  page,
}) => {
  const word = `Zinnia${Date.now().toString(36)}`;
  await signUp(page, somebody());
  await setUpProfile(page, /^Client/, 'Newark, NJ');
  await page.goto('/gigs');
  await page.getByLabel('Search services').fill(word);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(toast(page, 'Search saved')).toBeVisible();
  await page.getByRole('link', { name: 'Saved searches' }).click();
  await page.getByLabel(new RegExp(`^Tell me about .*${word}`)).selectOption({ label: 'At once' });
  await expect(toast(page, 'Alerts changed')).toBeVisible();

  const pro = somebody({ userType: 'professional', profession: 'Plumber' });
  const { access_token: token } = await joinOver(page.request, pro);
  const title = `${word} tap repair`;
  const { id } = await worldOf(page.request, token).gig(title);
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByText(`New for your search`).first()).toContainText(title, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });

  await page.goto(`/gigs/${id}`);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible();
  await page.goto('/saved?tab=services');
  await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'In your favorites' }).click();
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  await page.goto('/saved?tab=services');
  await expect(page.getByText('No favorite services yet')).toBeVisible();

  await page.goto('/saved');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete search' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});
