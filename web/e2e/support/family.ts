import { expect, type Locator, type Page } from '@playwright/test';
import { type NewPerson, signUp, somebody, toast } from './journey.ts';
import { mailTo } from './mailbox.ts';

const profileForm = (page: Page) => page.getByRole('form', { name: 'Profile' });
export const childPanel = (page: Page) =>
  page.getByRole('region', { name: 'How far your account is' });

interface Family {
  child: NewPerson;
  parent: NewPerson;
}

export const aFamily = (given: Partial<NewPerson> = {}): Family => ({
  child: somebody({ fullName: 'Robin Green', ...given }),
  parent: somebody({ fullName: 'Pat Green' }),
});

/** Others see a child by its first name, so the name has to be unique. */
export function aFirstName(): string {
  const letters = Array.from({ length: 8 }, () => Math.floor(Math.random() * 26) + 97);
  return `Ro${String.fromCharCode(...letters)}`;
}

/** Signs up without saying that they are a child, as children do; ends on the panel of what comes next. */
export async function joinAsChild(page: Page, { child, parent }: Family) {
  await signUp(page, child);
  const form = profileForm(page);
  await form.getByRole('radio', { name: /^Gig Worker/ }).check({ force: true });
  await form.getByLabel('Location').fill('Newark, NJ');
  await form.getByLabel('Date of birth').fill('2011-05-04');
  await form.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('dialog', { name: /^You are 1\d, is that right\?/ })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(form.getByRole('radio', { name: /^Kids Account/ })).toBeChecked();
  await expect(form.getByLabel('Location')).toHaveValue('Newark, NJ');
  await form.getByLabel('Parent name').fill(parent.fullName);
  await form.getByLabel('Parent email').fill(parent.email);
  await form.getByLabel('Parent phone').fill('+1 555 010 0123');
  await form.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page, 'Profile created successfully!')).toBeVisible();
  await expect(childPanel(page)).toContainText(/•+@/);
}

/** The same through the API, for journeys whose subject comes later. */
export async function askAsChild({ request }: Page, { child, parent }: Family) {
  const { fullName, email, password } = child;
  const signedUp = await request.post('/auth/v1/signup', {
    data: { email, password, data: { full_name: fullName, user_type: 'professional' } },
  });
  expect(signedUp.ok()).toBe(true);
  const { access_token: token } = await signedUp.json();
  const setUp = await request.put('/api/profiles/me', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      fullName,
      location: 'Newark, NJ',
      accountType: 'sidework_kids',
      dateOfBirth: '2011-05-04',
      parentName: parent.fullName,
      parentEmail: parent.email,
      parentPhone: '+1 555 010 0123',
    },
  });
  expect(setUp.ok(), await setUp.text()).toBe(true);
}

/** Follows the link of the mail to the parent, and opens the request. */
export async function openConsent(page: Page, parent: NewPerson): Promise<Locator> {
  await page.goto(await consentLink(parent));
  await expect(page.getByRole('button', { name: 'Open the request' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Open the request' }).click();
  const form = page.getByRole('form', { name: 'Consent' });
  await form.getByRole('checkbox', { name: /^The account itself/ }).check();
  await form.getByRole('checkbox', { name: /^Paid work/ }).check();
  return form;
}

/** The mail to the parent has the link. */
export async function consentLink(parent: NewPerson): Promise<string> {
  const mail = await mailTo(parent.email, /asks for your consent/);
  const link = new URL(/http\S*\/guardian\/consent\?\S+/.exec(mail)?.[0] ?? '');
  return link.pathname + link.search;
}

/** The parent signs up on the way to the consent, and returns to it. */
export async function signUpOnTheWay(page: Page, form: Locator, parent: NewPerson) {
  await form.getByRole('link', { name: 'Create an account' }).click();
  const signUpForm = page.getByRole('form', { name: 'Sign Up' });
  await signUpForm.getByLabel('Full name').fill(parent.fullName);
  await signUpForm.getByLabel('Email').fill(parent.email);
  await signUpForm.getByLabel('Password', { exact: true }).fill(parent.password);
  await signUpForm.getByRole('button', { name: 'Create account' }).click();
  await profileForm(page).getByLabel('Location').fill('Newark, NJ');
  await profileForm(page).getByLabel('Date of birth').fill('1980-05-04');
  await profileForm(page).getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(form.getByRole('checkbox', { name: /^Paid work/ })).toBeChecked();
}

export async function agreeByCard(page: Page, form: Locator) {
  await form.getByRole('radio', { name: 'With a card' }).check({ force: true });
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Month and year').fill('04/49');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Pat Green');
  await form.getByRole('button', { name: 'Agree, and charge 50 cents' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your consent counts' })).toBeVisible();
}
