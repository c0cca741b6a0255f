import type { Page } from '@playwright/test';
import { findNothing, look } from './support/faces.ts';
import { accountMenu, expect, join, signUp, somebody, test, toast } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';

test.describe.configure({ timeout: 240_000 });

const profileForm = (page: Page) => page.getByRole('form', { name: 'Profile' });
const childPanel = (page: Page) => page.getByRole('region', { name: 'How far your account is' });

/** Signs up without saying that they are a child, as children do; ends on the panel of what comes next. */
async function joinAsChild(page: Page, parentEmail: string) {
  const child = somebody({ fullName: 'Robin Green' });
  await signUp(page, child);
  const form = profileForm(page);
  await form.getByLabel('Location').fill('Newark, NJ');
  await form.getByLabel('Date of birth').fill('2011-05-04');
  await form.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(form.getByRole('radio', { name: /^Kids Account/ })).toBeChecked();
  await expect(form.getByLabel('Location')).toHaveValue('Newark, NJ');
  await form.getByLabel('Parent name').fill('Pat Green');
  await form.getByLabel('Parent email').fill(parentEmail);
  await form.getByLabel('Parent phone').fill('+1 555 010 0123');
  await form.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page, 'Profile created successfully!')).toBeVisible();
  await expect(childPanel(page)).toContainText(/•+@/);
  return child;
}

async function openConsent(page: Page, parentEmail: string) {
  const mail = await mailTo(parentEmail, /asks for your consent/);
  const link = /http\S*\/guardian\/consent\?\S+/.exec(mail)?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('button', { name: 'Open the request' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Open the request' }).click();
  const form = page.getByRole('form', { name: 'Consent' });
  await form.getByRole('checkbox', { name: /^The account itself/ }).check();
  await form.getByRole('checkbox', { name: /^Paid work/ }).check();
  return form;
}

async function agreeByCard(page: Page, form: ReturnType<Page['getByRole']>) {
  await form.getByRole('radio', { name: 'With a card' }).check({ force: true });
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Month and year').fill('04/49');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Pat Green');
  await form.getByRole('button', { name: 'Agree, and charge 50 cents' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your consent counts' })).toBeVisible();
}

test('a child asks a parent, who agrees by the mailed link with an account made on the way, and looks after it [PROF-09, PROF-15, PROF-16, PROF-17, PROF-18, PROF-22, KIDS-03]', async ({
  page,
  newPerson,
}) => {
  const parent = somebody({ fullName: 'Pat Green' });
  await joinAsChild(page, parent.email);
  await page.getByRole('radio', { name: 'owl' }).check();
  await expect(page.getByText('Saved. Your picture is the owl.')).toBeVisible();

  const parents = await newPerson();
  const form = await openConsent(parents, parent.email);
  await findNothing(parents, 'the consent of a visitor');
  await form.getByRole('link', { name: 'Create an account' }).click();
  const signUpForm = parents.getByRole('form', { name: 'Sign Up' });
  await signUpForm.getByLabel('Full name').fill(parent.fullName);
  await signUpForm.getByLabel('Email').fill(parent.email);
  await signUpForm.getByLabel('Password', { exact: true }).fill(parent.password);
  await signUpForm.getByRole('button', { name: 'Create account' }).click();
  await profileForm(parents).getByLabel('Location').fill('Newark, NJ');
  await profileForm(parents).getByLabel('Date of birth').fill('1980-05-04');
  await profileForm(parents).getByRole('button', { name: 'Complete Profile' }).click();
  await expect(form.getByRole('checkbox', { name: /^Paid work/ })).toBeChecked();
  await agreeByCard(parents, form);
  await accountMenu(parents, parent.fullName);
  await parents.getByRole('link', { name: 'Children' }).click();
  await parents.getByRole('link', { name: 'Robin Green' }).click();
  await expect(parents.getByRole('heading', { level: 1, name: 'Robin Green' })).toBeVisible();
  await expect(parents.getByText('Being checked', { exact: true })).toBeVisible();

  await page.reload();
  await expect(childPanel(page)).toContainText('Pat said yes');

  await parents.getByRole('button', { name: 'Take back your consent' }).click();
  await parents.getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(parents, 'Your consent is taken back')).toBeVisible();
  await page.reload();
  await expect(childPanel(page)).toContainText('Your parent has taken back their yes');
});

test('the pages of a family have nothing for axe to say in any face', async ({
  page,
  newPerson,
}) => {
  const parent = somebody({ fullName: 'Pat Green' });
  const childs = await newPerson();
  await joinAsChild(childs, parent.email);
  await join(page, parent);
  const form = await openConsent(page, parent.email);
  await agreeByCard(page, form);
  await page.getByRole('link', { name: 'Go to your child’s account' }).click();
  await expect(page).toHaveURL(/\/guardian\/children\//);
  await look(page, { path: new URL(page.url()).pathname, reads: true });
  await look(page, { path: '/guardian', reads: true });
  await look(childs, { path: '/profile-setup', reads: true });
});
