import { issueToken, signUp, updateUser } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  recover,
  resend,
  verify,
} from '@sidework/contracts/schema/identity/one-time-tokens/auth-codes';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anAuthUser, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail } from '../../../test/job-builders.ts';
import { currentPath, fill, type Person, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

async function fillSignIn(person: Person, email = 'ada@example.com', password = 'analytical') {
  const form = within(await screen.findByRole('form', { name: 'Login' }));
  await fill(person, form.getByLabelText('Email'), email);
  await fill(person, form.getByLabelText('Password'), password);
  await person.click(form.getByRole('button', { name: 'Log in' }));
}

async function openSignUp() {
  const app = renderApp('/auth');
  await app.person.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  return { ...app, form: within(screen.getByRole('form', { name: 'Sign Up' })) };
}

async function fillSignUp({ person, form }: Awaited<ReturnType<typeof openSignUp>>) {
  await fill(person, form.getByLabelText('Full name'), ' Ada Lovelace ');
  await fill(person, form.getByLabelText('Email'), 'ada@example.com ');
  await fill(person, form.getByLabelText('Password'), 'secret');
}

describe('the login', () => {
  it('signs in with email and password, welcomes back and goes to / [AUTH-14, AUTH-17, AUTH-04, AUTH-55]', async () => {
    server.on(issueToken, () => anAuthSession());
    const { person } = renderApp('/auth');
    await fillSignIn(person);
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    expect((await toast()).textContent).toContain('Welcome back!');
    expect(currentPath()).toBe('/');
    const [request] = server.received(issueToken);
    expect(request?.query).toEqual({ grant_type: 'password' });
    expect(request?.body).toMatchObject({ email: 'ada@example.com', password: 'analytical' });
  });

  it('goes back to where the person was sent from', async () => {
    server.on(issueToken, () => anAuthSession());
    server.on(getOwnProfile, () => anOwnProfile());
    const { person } = renderApp('/profile-setup?from=mail');
    await fillSignIn(person);
    await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
    expect(currentPath()).toBe('/profile-setup?from=mail');
  });

  it('leads from a job back to it, where the list of all jobs stays the way on', async () => {
    const job = aJobDetail({ title: 'Fix a tap' });
    server.on(issueToken, () => anAuthSession());
    server.on(getJob, () => refuse(401, 'unauthenticated', 'Please sign in to continue.'));
    const { person } = renderApp(`/jobs/${job.id}`);
    await screen.findByRole('heading', { level: 1, name: 'There is no such job' });
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
    server.on(getJob, () => job);
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    await fillSignIn(person);
    await screen.findByRole('heading', { level: 1, name: 'Fix a tap' });
    expect(currentPath()).toBe(`/jobs/${job.id}`);
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Available Jobs' });
    expect(back.getAttribute('href')).toBe('/jobs');
  });

  it.each([
    ['invalid_credentials', 'Invalid email or password'],
    ['over_request_rate_limit', 'Too many attempts. Please wait a moment and try again.'],
    ['unexpected_failure', 'An error occurred. Please try again'],
  ])('that fails with %s shows a toast and keeps what was typed', async (code, text) => {
    server.on(issueToken, () =>
      refuse(code.startsWith('over') ? 429 : 400, code, 'Whatever the server wrote'),
    );
    const { person } = renderApp('/auth');
    await fillSignIn(person);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Login failed');
    expect(alert.textContent).toContain(text);
    expect(
      within(screen.getByRole('form', { name: 'Login' })).getByLabelText('Email'),
    ).toHaveProperty('value', 'ada@example.com');
    expect(currentPath()).toBe('/auth');
  });

  it('shows "Login failed" with the mapped text [AUTH-20, AUTH-21, ERR-13]', async () => {
    server.on(issueToken, () => refuse(400, 'invalid_credentials', 'Invalid login credentials'));
    const { person } = renderApp('/auth');
    await fillSignIn(person, 'ada@example.com', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert.getAttribute('data-kind')).toBe('failure');
    expect(alert.textContent).toBe('Login failedInvalid email or password');
  });

  it('says in the form as well why it was refused, until it is tried again', async () => {
    server.on(issueToken, () => refuse(400, 'invalid_credentials', 'Invalid login credentials'));
    const { person } = renderApp('/auth');
    await fillSignIn(person, 'ada@example.com', 'wrong');
    const form = within(await screen.findByRole('form', { name: 'Login' }));
    await form.findByText('Invalid email or password');
    await person.click(await screen.findByRole('button', { name: 'Close this message' }));
    form.getByText('Invalid email or password');
    server.on(issueToken, () => new Promise(() => {}));
    await person.click(form.getByRole('button', { name: 'Log in' }));
    expect(form.queryByText('Invalid email or password')).toBeNull();
  });

  it('asks for the confirmation of the email first, and sends it again [AUTH-23, D-13]', async () => {
    server.on(issueToken, () => refuse(400, 'email_not_confirmed', 'Email not confirmed'));
    server.on(resend, () => ({}));
    const { person } = renderApp('/auth');
    await fillSignIn(person);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please confirm your email address',
    );
    await person.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(server.received(resend)).toHaveLength(1));
    expect(server.received(resend)[0]?.body).toMatchObject({
      type: 'signup',
      email: 'ada@example.com',
    });
  });

  it('says that the network failed when nothing answers [ERR-10]', async () => {
    const { person } = renderApp('/auth');
    await screen.findByRole('form', { name: 'Login' });
    server.disconnect();
    await fillSignIn(person);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Network error. Please check your connection',
    );
  });

  it('says beside its fields what is missing, and goes to the first', async () => {
    const { person } = renderApp('/auth');
    const form = within(await screen.findByRole('form', { name: 'Login' }));
    await person.click(form.getByRole('button', { name: 'Log in' }));
    await form.findByText('Email is required');
    form.getByText('Password is required');
    expect(document.activeElement).toBe(form.getByLabelText('Email'));
  });
});

it('spells the login as the specification does, in each of its names', async () => {
  renderApp('/auth');
  await screen.findByRole('form', { name: 'Login' });
  const names = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  const ofLogin = names.filter((name) => /^(log|sign)[ -]?in/i.test(name));
  expect([...new Set(ofLogin)].sort()).toEqual(['Log in', 'Login', 'Sign In']);
});

describe('the sign-up', () => {
  it('has its fields, with the client preselected [AUTH-01, AUTH-05, AUTH-10, AUTH-11]', async () => {
    const { form } = await openSignUp();
    for (const label of ['Full name', 'Email', 'Password', 'Profession (optional)'])
      form.getByLabelText(label);
    const choice = within(form.getByRole('group', { name: 'I am a' }));
    const types = choice.getAllByRole<HTMLInputElement>('radio');
    expect(types.map((type) => [type.labels?.[0]?.textContent, type.checked])).toEqual([
      ['ClientI want work done', true],
      ['ProfessionalI offer my work', false],
    ]);
  });

  it('says of either user type why it asks for a profession', async () => {
    const { person, form } = await openSignUp();
    const profession = form.getByRole('textbox', { name: 'Profession (optional)' });
    const said = () => document.getElementById(profession.getAttribute('aria-describedby') ?? '');
    expect(said()?.textContent).toMatch(/^Your own trade, if you have one/);
    await person.click(form.getByRole('radio', { name: 'Professional' }));
    expect(said()?.textContent).toMatch(/Clients find you by it\.$/);
  });

  it('sends what was typed with the metadata, and the way back to the site root [AUTH-12, AUTH-13, AUTH-09]', async () => {
    server.on(signUp, () => anAuthSession());
    server.on(getOwnProfile, () => anOwnProfile());
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('radio', { name: 'Professional' }));
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(server.received(signUp)).toHaveLength(1));
    const [request] = server.received(signUp);
    expect(request?.query).toEqual({ redirect_to: `${location.origin}/` });
    expect(request?.body).toMatchObject({
      email: 'ada@example.com',
      password: 'secret',
      data: { full_name: 'Ada Lovelace', user_type: 'professional', profession: '' },
    });
    await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
  });

  it('says that the account was created and goes to /profile-setup [AUTH-03, AUTH-16, PROF-12]', async () => {
    server.on(signUp, () => anAuthSession());
    server.on(getOwnProfile, () => anOwnProfile());
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
    expect((await toast()).textContent).toContain('Account created successfully');
    expect(currentPath()).toBe('/profile-setup');
  });

  it('asks to confirm the email when there is no session yet [AUTH-52, D-13]', async () => {
    server.on(signUp, () => anAuthUser());
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Please confirm your email address' });
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(currentPath()).toBe('/auth');
    await page.person.click(screen.getByRole('button', { name: 'Back to login' }));
    await screen.findByRole('form', { name: 'Login' });
  });

  it('shows "Signup failed" for an email already in use, and says so beside it [AUTH-19, AUTH-22, ERR-13]', async () => {
    server.on(signUp, () => refuse(422, 'user_already_exists', 'User already registered'));
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Signup failedAn account with this email already exists');
    page.form.getByText('An account with this email already exists');
    expect(document.activeElement).toBe(page.form.getByLabelText('Email'));
  });

  it('says in the form as well why it was refused, where no field is at fault', async () => {
    server.on(signUp, () => refuse(500, 'unexpected_failure', 'Whatever the server wrote'));
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await page.form.findByText('An error occurred. Please try again');
  });

  it('goes to / after a login that follows a failed sign-up', async () => {
    server.on(signUp, () => refuse(422, 'user_already_exists', 'User already registered'));
    server.on(issueToken, () => anAuthSession());
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('alert');
    await page.person.click(screen.getByRole('tab', { name: 'Login' }));
    await fillSignIn(page.person);
    await screen.findByRole('heading', { level: 1, name: 'Good work, close to home.' });
    expect(currentPath()).toBe('/');
  });

  it('gives the server’s reason for refusing a password [D-12]', async () => {
    server.on(signUp, () =>
      refuse(422, 'weak_password', 'This password is among the most common ones.', {
        weak_password: { reasons: ['pwned'] },
      }),
    );
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This password is among the most common ones.',
    );
    page.form.getByText('This password is among the most common ones.');
    expect(page.form.queryByText(/This password is (weak|fair|strong)/)).toBeNull();
    expect(document.activeElement).toBe(page.form.getByLabelText('Password'));
  });

  it('says beside the email that the server takes it for none', async () => {
    server.on(signUp, () => refuse(400, 'email_address_invalid', 'Invalid email'));
    const page = await openSignUp();
    await fillSignUp(page);
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await page.form.findByText('Enter an email address like name@example.com');
    expect(document.activeElement).toBe(page.form.getByLabelText('Email'));
  });

  it('refuses a name and a profession of more than 120 characters', async () => {
    const page = await openSignUp();
    await fillSignUp(page);
    await fill(page.person, page.form.getByLabelText('Full name'), 'a'.repeat(121));
    await fill(page.person, page.form.getByLabelText('Profession (optional)'), 'b'.repeat(121));
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await page.form.findByText('Name must be at most 120 characters');
    page.form.getByText('Profession must be at most 120 characters');
    expect(document.activeElement).toBe(page.form.getByLabelText('Full name'));
    expect(server.received(signUp)).toEqual([]);
  });

  it('refuses a name of which nothing is seen, rather than losing it', async () => {
    const page = await openSignUp();
    await fillSignUp(page);
    await fill(page.person, page.form.getByLabelText('Full name'), '\u200b\u200b');
    await page.person.click(page.form.getByRole('button', { name: 'Create account' }));
    await page.form.findByText('Please write something that can be read');
    expect(server.received(signUp)).toEqual([]);
  });

  it('requires name and email and refuses a password of five [AUTH-06, AUTH-07, AUTH-08, AUTH-54]', async () => {
    const { person, form } = await openSignUp();
    await fill(person, form.getByLabelText('Password'), 'short');
    await person.click(form.getByRole('button', { name: 'Create account' }));
    await form.findByText('Name is required');
    form.getByText('Email is required');
    form.getByText('Password must be at least 6 characters');
    expect(document.activeElement).toBe(form.getByLabelText('Full name'));
    expect(server.received(signUp)).toEqual([]);
  });

  it('measures the password while it is typed [D-12]', async () => {
    const { person, form } = await openSignUp();
    const password = form.getByLabelText('Password');
    await fill(person, password, 'abc');
    form.getByText('This password is too short.');
    await fill(person, password, 'abcdef1');
    form.getByText('This password is weak.');
    for (const common of ['password123', 'Qwerty2026!', '123456789012']) {
      await fill(person, password, common);
      form.getByText('This password is weak.');
    }
    await fill(person, password, 'a Harbour of 7 boats');
    form.getByText('This password is strong.');
  });
});

describe('a forgotten password', () => {
  it('is reset by a mail whose link leads to /auth [AUTH-02, AUTH-15, AUTH-18]', async () => {
    server.on(recover, () => ({}));
    const { person } = renderApp('/auth');
    await fill(
      person,
      within(await screen.findByRole('form', { name: 'Login' })).getByLabelText('Email'),
      'ada@example.com',
    );
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
    await person.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect((await toast()).textContent).toContain('We sent you a password reset link');
    const [request] = server.received(recover);
    expect(request?.query).toEqual({ redirect_to: `${location.origin}/auth` });
    expect(request?.body).toMatchObject({ email: 'ada@example.com' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is asked for without submitting the login behind the dialog', async () => {
    server.on(recover, () => ({}));
    server.on(issueToken, () => refuse(400, 'invalid_credentials', 'Invalid login credentials'));
    const { person } = renderApp('/auth');
    const form = within(await screen.findByRole('form', { name: 'Login' }));
    await fill(person, form.getByLabelText('Email'), 'ada@example.com');
    await fill(person, form.getByLabelText('Password'), 'analytical');
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    await person.click(dialog.getByRole('button', { name: 'Send reset link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(recover)).toHaveLength(1);
    expect(server.received(issueToken)).toEqual([]);
  });

  it('gives the focus back where it was asked for', async () => {
    const { person } = renderApp('/auth');
    const button = await screen.findByRole('button', { name: 'Forgot password?' });
    await person.click(button);
    await screen.findByRole('dialog', { name: 'Forgot password' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is asked for by an address only', async () => {
    const { person } = renderApp('/auth');
    await person.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    await fill(person, dialog.getByLabelText('Email'), 'ada@');
    await person.click(dialog.getByRole('button', { name: 'Send reset link' }));
    await dialog.findByText('Enter an email address like name@example.com');
    expect(server.received(recover)).toEqual([]);
  });

  it('is replaced after a click on the page of the link [AUTH-51, D-14]', async () => {
    server.on(verify, () => anAuthSession());
    server.on(updateUser, () => anAuthUser());
    const { person } = renderApp('/auth?type=recovery&token_hash=hash-of-the-mail');
    const button = await screen.findByRole('button', { name: 'Choose a new password' });
    expect(server.received(verify)).toEqual([]);
    await person.click(button);
    const form = within(await screen.findByRole('form', { name: 'New password' }));
    expect(server.received(verify)[0]?.body).toMatchObject({
      type: 'recovery',
      token_hash: 'hash-of-the-mail',
    });
    expect(currentPath()).toBe('/auth');
    await fill(person, form.getByLabelText('New password'), 'short');
    await person.click(form.getByRole('button', { name: 'Save password' }));
    await form.findByText('Password must be at least 6 characters');
    await fill(person, form.getByLabelText('New password'), 'shorter');
    await person.click(form.getByRole('button', { name: 'Save password' }));
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(server.received(updateUser)[0]?.body).toMatchObject({ password: 'shorter' });
  });

  it('needs a new link once the old one is used up [D-14]', async () => {
    server.on(verify, () => refuse(403, 'otp_expired', 'Email link is invalid or has expired'));
    const { person } = renderApp('/auth?type=recovery&token_hash=used');
    await person.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This link has expired or was already used.');
    await person.click(screen.getByRole('button', { name: 'Send me a new link' }));
    await screen.findByRole('dialog', { name: 'Forgot password' });
  });
});

it('confirms an email by a click on the page of the link, and goes on to the profile [D-13]', async () => {
  server.on(verify, () => anAuthSession());
  server.on(getOwnProfile, () => anOwnProfile());
  const { person } = renderApp('/auth?type=signup&token_hash=hash-of-the-mail');
  await person.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  await screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
  expect(currentPath()).toBe('/profile-setup');
});

it('sends a person who is signed in already to / [AUTH-53]', async () => {
  signInAs();
  renderApp('/auth');
  await screen.findByRole('heading', { level: 1, name: 'Good work, close to home.' });
  expect(currentPath()).toBe('/');
});

const toast = () =>
  waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-kind]');
    if (!shown) throw new Error('no toast is shown');
    return shown;
  });
