import type { Page } from '@playwright/test';
import { expect, type NewPerson, toast } from './journey.ts';
import { totpCode } from './totp.ts';

export const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Adds an authenticator app, and gives its key. */
export async function addApp(page: Page) {
  const steps = region(page, 'Two-step verification');
  await steps.getByRole('button', { name: 'Add authenticator app' }).click();
  await steps.getByRole('textbox', { name: 'Name' }).fill('Work phone');
  await steps.getByRole('button', { name: 'Continue' }).click();
  await expect(steps.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await steps.locator('code').textContent()) ?? '';
  await steps.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret));
  await expect(toast(page, 'Two-step verification is on')).toBeVisible();
  return secret;
}

/** Puts a security key into the machine, whose owner always agrees. */
export async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function signOut(page: Page, { fullName }: Pick<NewPerson, 'fullName'>) {
  await page.getByRole('button', { name: `Account of ${fullName}` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

export const isSignedIn = (page: Page, { fullName }: Pick<NewPerson, 'fullName'>) =>
  expect(page.getByRole('button', { name: `Account of ${fullName}` })).toBeVisible();
