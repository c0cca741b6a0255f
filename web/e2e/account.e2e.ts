import {
  accountMenu,
  expect,
  setUpProfile,
  signIn,
  signUp,
  somebody,
  test,
  toast,
} from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';

test.describe('an account', () => {
  test('is made, set up, left and entered again [AUTH-03, AUTH-04]', async ({ page }) => {
    const person = somebody();
    await signUp(page, person);
    await setUpProfile(page, /^Client/, 'Newark, NJ');
    await accountMenu(page, person.fullName);
    await expect(page.getByText(person.email).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page, '[AUTH-24, NAV-57]').toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();

    await signIn(page, person);
    await expect(toast(page, 'Welcome back!'), '[AUTH-17]').toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('stays entered over a reload and in another tab, and is left in both [AUTH-26, AUTH-27]', async ({
    page,
    context,
  }) => {
    const person = somebody();
    await signUp(page, person);
    await page.reload();
    const menuButton = (of: typeof page) =>
      of.getByRole('button', { name: new RegExp(person.fullName) });
    await expect(menuButton(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/jobs');
    await expect(menuButton(tab)).toBeVisible();
    await menuButton(tab).click();
    await tab.getByRole('button', { name: 'Log out' }).click();
    await expect(tab.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });

  test('refuses a wrong password and a taken address in the words of the specification [AUTH-20, AUTH-21, AUTH-19, AUTH-22]', async ({
    page,
    newPerson,
  }) => {
    const person = somebody();
    await signUp(await newPerson(), person);
    await signIn(page, { ...person, password: 'something-else' });
    await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
    await expect(page).toHaveURL(/\/auth$/);

    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const form = page.getByRole('form', { name: 'Sign Up' });
    await form.getByLabel('Full name').fill('Someone Else');
    await form.getByLabel('Email').fill(person.email.toUpperCase());
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Signup failed')).toContainText(
      'An account with this email already exists',
    );
    await expect(form.getByLabel('Full name')).toHaveValue('Someone Else');
  });

  test('gets a new password by the mailed link, which works once [AUTH-15, AUTH-18, AUTH-51]', async ({
    page,
    newPerson,
  }) => {
    const person = somebody();
    await signUp(await newPerson(), person);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toast(page, 'We sent you a password reset link')).toBeVisible();

    const mail = await mailTo(person.email, /password/i);
    const [link = ''] = /http\S+type=recovery\S+/.exec(mail) ?? [];
    // The link names the public address; this platform stands wherever the test run put it.
    const { pathname, search } = new URL(link);
    expect(pathname).toBe('/auth');
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await page
      .getByRole('form', { name: 'New password' })
      .getByLabel('New password', { exact: true })
      .fill('another-harbour-8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('button', { name: new RegExp(person.fullName) })).toBeVisible();

    const stranger = await newPerson();
    await stranger.goto(pathname + search);
    await stranger.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(stranger.getByRole('alert')).toBeVisible();

    await signIn(stranger, person);
    await expect(toast(stranger, 'Login failed')).toBeVisible();
    await signIn(stranger, { ...person, password: 'another-harbour-8' });
    await expect(toast(stranger, 'Welcome back!')).toBeVisible();
  });
});
