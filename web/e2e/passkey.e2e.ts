import { expect, join, somebody, test, toast } from './support/journey.ts';
import { isSignedIn, plugInKey, region, signOut } from './support/security.ts';

test('a passkey is added, signs in without a password, and is removed [AUTH-04]', async ({
  page,
}) => {
  const person = somebody();
  await join(page, person);
  await page.goto('/settings/security');
  await plugInKey(page);
  const passkeys = region(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Your passkey is added')).toBeVisible();
  await passkeys.getByRole('textbox', { name: 'Name' }).fill('Key at home');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  const item = passkeys.getByRole('listitem').filter({ hasText: 'Key at home' });
  await expect(item).toContainText('Not used yet');

  await signOut(page, person);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await isSignedIn(page, person);

  await page.goto('/settings/security');
  await expect(item).toContainText('Last used');
  await item.getByRole('button', { name: 'Remove Key at home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(toast(page, '“Key at home” is removed')).toBeVisible();
  await expect(item).toHaveCount(0);

  await signOut(page, person);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
});
