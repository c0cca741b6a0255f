import type { Page } from '@playwright/test';
import { professions } from '@sidework/contracts/marketplace/professions';
import { findNothing } from './support/faces.ts';
import { aFamily, askAsChild } from './support/family.ts';
import {
  expect,
  joinOver,
  type NewPerson,
  signIn,
  somebody,
  test,
  toast,
} from './support/journey.ts';
import { worldOf } from './support/world.ts';

/** No other text on the platform contains this word. */
const aWord = () =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    '',
  );
const titled = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign Up' });
const profileForm = (page: Page) => page.getByRole('form', { name: 'Profile' });
const postForm = (page: Page) => page.getByRole('form', { name: 'Post a Job Request' });

/** The jobs exist before the search starts. */
async function theWorldOf(page: Page) {
  const { access_token: token } = await joinOver(page.request, somebody());
  return worldOf(page.request, token);
}

/** A visitor searches from the landing page. */
async function lookFor(page: Page, words: string) {
  await page.goto('/');
  await page.getByRole('radio', { name: 'I’m looking for work' }).check({ force: true });
  await page.getByLabel('What kind of work?').fill(words);
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Available Jobs' })).toBeVisible();
  await expect(page.getByLabel('Search jobs')).toHaveValue(words);
}

/** From the page that asks for an account to the end of the profile, without leaving it once. */
async function joinOnTheWay(page: Page, person: NewPerson, accountType: RegExp) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = signUpForm(page);
  await form.getByLabel('Full name').fill(person.fullName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  if (person.userType === 'professional')
    await form.getByRole('radio', { name: /professional/i }).check({ force: true });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  const profile = profileForm(page);
  await profile.getByRole('radio', { name: accountType }).check({ force: true });
  await profile.getByLabel('Location').fill('Newark, NJ');
  await profile.getByLabel('Date of birth').fill('1990-05-17');
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
}

test('a professional finds work by the words of the hero, joins on the way and proposes on it [LAND-01, LAND-23, JOBS-47]', async ({
  page,
}) => {
  const word = aWord();
  const title = `Mend the ${word} in the yard`;
  await (await theWorldOf(page)).job(title);

  await lookFor(page, word);
  await expect(page.getByRole('article')).toHaveCount(1);
  await titled(page, title).getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'See the whole job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const job = page.url();
  await page.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await joinOnTheWay(page, somebody({ userType: 'professional' }), /^Gig Worker/);

  await expect(page).toHaveURL(job);
  await page.getByRole('button', { name: 'Submit Proposal' }).click();
  const form = page.getByRole('form', { name: 'Submit Proposal' });
  await form.getByLabel('Proposed cost').fill('95');
  await form.getByLabel('Message').fill('I can come tomorrow morning and bring the parts.');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(toast(page, 'Your proposal has been submitted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your proposal' })).toContainText('$95.00');
});

test('a client whose need nobody has posted yet is led to post it, joins on the way and finds it begun [LAND-01, JOBS-22, JOBS-27]', async ({
  page,
}) => {
  const need = `Tune a ${aWord()} piano`;
  await lookFor(page, need);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByRole('link', { name: 'Post a job for this' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await joinOnTheWay(page, somebody(), /^Client/);

  const form = postForm(page);
  await expect(form.getByLabel('Title')).toHaveValue(need);
  await form.getByLabel('Description').fill('An upright from 1960, untouched for ten years.');
  await form.getByLabel('Category').selectOption({ label: 'Handyman Services' });
  await form.getByRole('button', { name: 'Post job' }).click();
  await expect(toast(page, 'Your job request has been posted')).toBeVisible();
  await page.goto('/my-jobs');
  await expect(titled(page, need)).toContainText('No proposals yet');
});

/** Each tile leads to the job that is there for it, and the way back to the tiles. */
async function followTiles(page: Page, region: string, tiles: { label: string; title: string }[]) {
  for (const { label, title } of tiles) {
    await page.getByRole('region', { name: region }).getByRole('link', { name: label }).click();
    await expect(titled(page, title), label).toBeVisible();
    await page.goBack();
  }
  await expect(page.getByRole('region', { name: region })).toBeVisible();
}

test('a visitor follows the tile of a profession to the people who offer it [LAND-06, LAND-10]', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Professionals for what matters' });
  await expect(tiles.getByRole('listitem')).toHaveCount(professions.length);
  const heading = page.getByRole('heading', { level: 1 });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/auth-page.*\.js/, async (route) => {
    await answered;
    await route.continue();
  });
  const before = await heading.textContent();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(heading).toHaveText(before ?? '');
  answer();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await tiles.getByRole('link', { name: 'Notaries' }).click();
  await expect(page).toHaveURL(/\/gigs\?search=notary$/);
  await expect(heading).toHaveText('Professional Services Marketplace');
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('notary');
});

test('a child follows the tiles of its own landing page to youth jobs, and finds no others [LAND-08, LAND-10, KIDS-02]', async ({
  page,
}) => {
  const world = await theWorldOf(page);
  const mark = aWord();
  await world.job(`Walk a dog ${mark}`, 'pet_walking');
  await world.job(`Weed a bed ${mark}`, 'yard_work');
  await world.job(`Value a house ${mark}`, 'real_estate_agent');
  const family = aFamily();
  await askAsChild(page, family);
  await signIn(page, family.child);

  await expect(page.getByRole('region', { name: 'Jobs for you' })).toBeVisible();
  await followTiles(page, 'Jobs for you', [
    { label: 'Pet Walking', title: `Walk a dog ${mark}` },
    { label: 'Yard Work', title: `Weed a bed ${mark}` },
  ]);
  await page.getByLabel('What kind of work?').fill(mark);
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await findNothing(page, 'what a child looked for');
});
