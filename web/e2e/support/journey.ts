import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';

export { expect };

interface Fixtures {
  /** Opens a browser of another person's: its own storage, watched like the first. */
  newPerson: () => Promise<Page>;
}

/** It collects reports of the Content-Security-Policy and uncaught errors. */
async function watch(context: BrowserContext, complaints: string[]) {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /CSP|Content.Security.Policy|TrustedHTML/i.test(text))
      complaints.push(text);
  });
  context.on('weberror', (error) => {
    complaints.push(error.error().message);
  });
}

/** A journey fails where any of its browsers met a Content-Security-Policy report or an uncaught error. */
export const test = base.extend<Fixtures & { complaints: string[] }>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, 'what the browsers complained of').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints);
    await use(context);
  },
  newPerson: async ({ browser, complaints, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      await watch(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export interface NewPerson {
  fullName: string;
  email: string;
  password: string;
  userType: 'client' | 'professional';
  profession?: string;
}

let made = 0;

/** The person is new, and the name is unique enough to be found on a shared platform. */
export function somebody(given: Partial<NewPerson> = {}): NewPerson {
  made += 1;
  const mark = `${Date.now().toString(36)}${made}${process.pid}`;
  return {
    fullName: `Robin Journey ${mark}`,
    email: `robin-${mark}@example.com`,
    password: 'quiet-harbour-7',
    userType: 'client',
    ...given,
  };
}

export const toast = (page: Page, text: string) =>
  page.locator('[data-kind=success], [data-kind=failure]').filter({ hasText: text });

/** Signs up on the page as a person would; ends on profile setup. */
export async function signUp(page: Page, person: NewPerson) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Full name').fill(person.fullName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  if (person.userType === 'professional')
    await form.getByRole('radio', { name: /professional/i }).check({ force: true });
  if (person.profession)
    await form.getByRole('textbox', { name: /Profession/ }).fill(person.profession);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/profile-setup$/);
}

/** Fills in the profile as a person would; ends on the landing page. */
export async function setUpProfile(page: Page, accountType: RegExp, location: string) {
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByRole('radio', { name: accountType }).check({ force: true });
  await form.getByLabel('Location').fill(location);
  await form.getByLabel('Date of birth').fill('1990-05-17');
  await form.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(toast(page, 'Profile created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** It reloads a page until an event has reached it. */
export async function openUntil(page: Page, path: string, isShown: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await isShown();
  }).toPass({ timeout: 20_000 });
}

/** Opens the account menu of the header; `name` is whom it must belong to. */
export async function accountMenu(page: Page, name: string) {
  const button = page.getByRole('button', { name: `Account of ${name}` });
  await button.click();
  return button;
}

export async function signIn(page: Page, { email, password }: NewPerson) {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Joins through the API, for journeys whose subject is not signing up: the page opens signed in and set up. */
export async function join(
  page: Page,
  person: NewPerson,
  accountType?: 'client' | 'gig_worker',
): Promise<string> {
  const session = await joinOver(page.request, person, accountType);
  await openSignedIn(page, session);
  return session.access_token;
}

export interface JoinedSession {
  access_token: string;
  refresh_token: string;
}

/** Joins without a browser. */
export async function joinOver(
  request: APIRequestContext,
  { fullName, email, password, userType, profession }: NewPerson,
  accountType: 'client' | 'gig_worker' = userType === 'client' ? 'client' : 'gig_worker',
): Promise<JoinedSession> {
  const signedUp = await request.post('/auth/v1/signup', {
    data: { email, password, data: { full_name: fullName, user_type: userType, profession } },
  });
  expect(signedUp.ok()).toBe(true);
  const first = await signedUp.json();
  const setUp = await request.put('/api/profiles/me', {
    headers: { authorization: `Bearer ${first.access_token}` },
    data: {
      fullName,
      location: 'Newark, NJ',
      accountType,
      dateOfBirth: '1990-05-17',
      agreedTerms: termsVersion,
      ...(profession && { profession }),
    },
  });
  expect(setUp.ok()).toBe(true);
  return sessionBy(request, 'refresh_token', { refresh_token: first.refresh_token });
}

/** A session as the auth server gives it for `grant`. */
export async function sessionBy(
  request: APIRequestContext,
  grant: 'password' | 'refresh_token',
  data: Record<string, string>,
): Promise<JoinedSession> {
  const answer = await request.post(`/auth/v1/token?grant_type=${grant}`, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** The first page that is opened finds the session where a browser keeps it. */
export async function openSignedIn(page: Page, session: JoinedSession): Promise<void> {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('joined')) {
      sessionStorage.setItem('joined', 'yes');
      localStorage.setItem('sidework.session', stored);
    }
  }, JSON.stringify(session));
}
