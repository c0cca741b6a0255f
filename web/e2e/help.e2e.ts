import type { Locator, Page } from '@playwright/test';
import {
  expect,
  join,
  joinOver,
  openSignedIn,
  sessionBy,
  somebody,
  test,
  toast,
} from './support/journey.ts';
import { enterAsStaff } from './support/staff.ts';
import { worldOf } from './support/world.ts';

test('the search of everything opens an own entry and an answer by the keys, and keeps what was opened', async ({
  page,
}) => {
  const person = somebody({ userType: 'professional' });
  const { access_token: token } = await joinOver(page.request, person);
  const pipe = `Copper pipe ${Date.now().toString(36)}`;
  await worldOf(page.request, token).deduction(pipe, 3_150);
  await openSignedIn(page, await sessionBy(page.request, 'password', { ...person }));
  await page.goto('/today');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything on Sidework' });
  await box.fill(pipe);
  const books = page.getByRole('group', { name: 'Your books' });
  const entry = books.getByRole('option', { name: pipe });
  await expect(entry).toContainText('$31.50');
  await moveTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Edit ${pipe}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show all records' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recently opened' })).toContainText(pipe);
  await box.fill('protected payments');
  const help = page.getByRole('group', { name: 'Help' });
  await expect(help.getByRole('option').first()).toBeVisible();
  const answer = help.getByRole('option', { name: /How protected payments work/ });
  await moveTo(page, answer);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'How protected payments work' }),
  ).toBeVisible();
});

/** The arrow keys go through all that was found; other work may stand before it. */
async function moveTo(page: Page, option: Locator) {
  await expect(async () => {
    if ((await option.getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
  }).toPass({ timeout: 10_000 });
}

test('an adult finds no answer, writes to us, and reads what staff answer', async ({
  page,
  newPerson,
}) => {
  const person = somebody();
  await join(page, person);
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('zeppelin');
  await page.getByRole('link', { name: 'Contact us' }).click();
  const question = `Can I rent a zeppelin? ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'What is it about?' }).fill(question);
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(question);
  await expect(page.getByText(question)).toHaveCount(1);

  const staff = await newPerson();
  await enterAsStaff(staff, 'supporter');
  await staff.goto('/admin/support');
  await staff.getByRole('button', { name: new RegExp(person.fullName) }).click();
  await staff
    .getByRole('textbox', { name: `Answer to ${person.fullName}` })
    .fill('Not yet, but a van is possible.');
  await staff.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(toast(staff, 'Sent')).toBeVisible();
  await staff.getByRole('tab', { name: 'Answered' }).click();
  await expect(staff.getByText(person.fullName)).toBeVisible();

  await page.goto('/notifications');
  await page.getByRole('link', { name: 'We answered what you wrote to us.' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('a van is possible');
});

test('who has not agreed to the terms reads them, agrees once, and is not asked again', async ({
  page,
}) => {
  const person = somebody();
  const signedUp = await page.request.post('/auth/v1/signup', {
    data: {
      email: person.email,
      password: person.password,
      data: { full_name: person.fullName, user_type: 'client' },
    },
  });
  const { access_token: token } = await signedUp.json();
  const headers = { authorization: `Bearer ${token}` };
  const setUp = await page.request.put('/api/profiles/me', {
    headers,
    data: {
      fullName: person.fullName,
      location: 'Newark, NJ',
      accountType: 'client',
      dateOfBirth: '1990-05-17',
    },
  });
  expect(setUp.ok(), await setUp.text()).toBe(true);
  await openSignedIn(page, await sessionBy(page.request, 'password', { ...person }));
  await page.goto('/');
  await page.getByText('Please agree to our terms').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Please agree to our terms')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Loading')).toHaveCount(0);
  const agreement = await page.request.get('/api/terms/agreement', { headers });
  expect(await agreement.json()).toMatchObject({ isAsked: false });
  await expect(page.getByText('Please agree to our terms')).toBeHidden();
});
