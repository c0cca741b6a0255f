import { listServices } from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { listJobs, listOwnJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../test/builders.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { currentPath, renderApp } from '../../test/render-app.tsx';

const server = fakeServer();
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a route [NAV-24]', () => {
  it('opens the landing page at / [NAV-01]', async () => {
    renderApp('/');
    await title('Good work, close to home.');
    await waitFor(() => expect(document.title).toBe('Sidework: side work, done well'));
  });

  it('opens sign-in and sign-up at /auth [NAV-02]', async () => {
    renderApp('/auth');
    await screen.findByRole('tab', { name: 'Login' });
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeTruthy();
  });

  it('opens profile setup at /profile-setup [NAV-03]', async () => {
    signInAs();
    server.on(getOwnProfile, () => anOwnProfile());
    renderApp('/profile-setup');
    await title('Complete your profile');
  });

  it('opens "Available Jobs" at /jobs [NAV-04]', async () => {
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    renderApp('/jobs');
    await title('Available Jobs');
  });

  it('opens "Post a Job Request" at /post-job [NAV-05]', async () => {
    signInAs();
    renderApp('/post-job');
    await title('Post a Job Request');
  });

  it('opens the tracker of services at /service-tracker [NAV-08]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    server.on(getOwnProfile, () => anOwnProfile());
    server.on(listServices, () => ({ items: [], nextCursor: null }));
    renderApp('/service-tracker');
    await title('Service Tracker');
  });

  it('opens the services received at /my-services [NAV-09]', async () => {
    signInAs();
    server.on(listServices, () => ({ items: [], nextCursor: null }));
    renderApp('/my-services');
    await title('My Services');
  });

  it.each(['/nope', '/jobs/1/2/3', '/PENSIONS/x'])('shows the 404 page at %s', async (path) => {
    renderApp(path);
    await title('Oops! Page not found');
    expect(currentPath()).toBe(path);
  });

  it('leads from the 404 page home with "Return to Home" [NAV-25, NAV-26]', async () => {
    const { person } = renderApp('/nope');
    await person.click(await screen.findByRole('link', { name: 'Return to Home' }));
    await title('Good work, close to home.');
    expect(currentPath()).toBe('/');
  });
});

describe('a page that asks for a session [SEC-07, SEC-08, PROF-27, AUTH-33]', () => {
  it.each([
    ['/post-job'],
    ['/my-services'],
    ['/service-tracker'],
    ['/profile-setup'],
    ['/my-jobs'],
    ['/my-proposals'],
  ])('sends a visitor from %s to /auth', async (path) => {
    renderApp(path);
    await screen.findByRole('tab', { name: 'Login' });
    expect(currentPath()).toBe('/auth');
  });

  it('opens for a person who is signed in', async () => {
    signInAs();
    server.on(listOwnJobs, () => ({ items: [], nextCursor: null }));
    server.on(listServices, () => ({ items: [], nextCursor: null }));
    renderApp('/my-jobs');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(currentPath()).toBe('/my-jobs');
  });

  it.each(['access_token', 'refresh_token', 'expires_at'])(
    'takes a stored session without %s for none',
    async (part) => {
      signInAs({}, { [part]: undefined });
      renderApp('/post-job');
      await screen.findByRole('tab', { name: 'Login' });
      expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
    },
  );
});

it('keeps the person signed in over a reload [AUTH-27]', async () => {
  signInAs();
  const { unmount } = renderApp('/about');
  await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
  unmount();
  renderApp('/contact');
  await screen.findByRole('button', { name: 'Account of Ada Lovelace' });
});

it('offers a way past the header to who uses the keyboard', async () => {
  const { person } = renderApp('/about');
  await title('About Us');
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  expect(document.getElementById('main')?.tagName).toBe('MAIN');
});
