import { issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anAuthUser, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const banner = 'Kids Account (Ages 17 and younger)';
const child = { userType: 'professional', accountType: 'sidework_kids' } as const;

const tilesIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]);

describe('a child', () => {
  it('finds the ten youth categories in place of the professional ones, each with its jobs [LAND-08, KIDS-02, KIDS-07]', async () => {
    signInAs(child);
    renderApp();
    expect(await tilesIn('Jobs for you')).toEqual([
      ['Snow Shoveling', '/jobs?category=snow_shoveling'],
      ['Lawn Mowing', '/jobs?category=lawn_mowing'],
      ['Raking Leaves', '/jobs?category=raking_leaves'],
      ['Yard Work', '/jobs?category=yard_work'],
      ['Tutoring', '/jobs?category=tutoring'],
      ['Babysitting', '/jobs?category=babysitting'],
      ['Lifeguarding', '/jobs?category=lifeguarding'],
      ['Photography', '/jobs?category=photography'],
      ['Computer Help', '/jobs?category=computer_help'],
      ['Pet Walking', '/jobs?category=pet_walking'],
    ]);
    expect(screen.queryByRole('region', { name: 'Professionals for what matters' })).toBeNull();
    expect(document.getElementById('categories')).toBeTruthy();
  });

  it('is spoken to as a child, from the first line to the last [LAND-01, LAND-04, LAND-05, LAND-11]', async () => {
    signInAs(child);
    renderApp();
    await screen.findByRole('heading', { level: 1, name: 'Your first jobs, close to home.' });
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Dogs, lawn, tutoring');
    const steps = within(screen.getByRole('region', { name: 'How it works' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Create your profile',
      'Browse opportunities',
      'Accept and complete',
      'Get paid',
    ]);
    expect(document.getElementById('how-it-works')).toBeTruthy();
    const said = document.getElementById('main')?.textContent ?? '';
    expect(said).not.toMatch(/tax return|leaking tap|post one of your own|Turn your course/);
    for (const figure of ['5K+', '1.2K+', '$2M+', '200+', '95%', '24/7', '$150K+'])
      expect(said).toContain(figure);
  });

  it.each([
    ['is ready', true, 'My Proposals', '/my-proposals'],
    ['is not ready', false, 'See how far your account is', '/profile-setup'],
  ])('whose account %s is led on from there', async (_, isSetUp, name, path) => {
    signInAs(child);
    server.on(getOwnProfile, () => anOwnProfile({ isSetUp }));
    renderApp();
    const hero = within(await screen.findByRole('region', { name: 'Welcome' }));
    expect((await hero.findByRole('link', { name })).getAttribute('href')).toBe(path);
  });

  it('is told for whom the page is made, and offered no job to post [LAND-09, KIDS-01, CONST-01]', async () => {
    signInAs(child);
    renderApp();
    expect(await screen.findByText(banner)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull();
  });
});

it.each([
  ['a visitor', undefined],
  ['an adult', { accountType: 'client' } as const],
])('%s finds the eight professions, and no banner [LAND-06, LAND-09]', async (_, person) => {
  if (person) signInAs(person);
  renderApp();
  expect(await tilesIn('Professionals for what matters')).toHaveLength(8);
  expect(screen.queryByText(banner)).toBeNull();
});

describe('while the account type is not known', () => {
  function signInUnknown() {
    const user = anAuthUser();
    const { account_type: _, ...rest } = user.app_metadata;
    signInAs({}, anAuthSession({}, { user: { ...user, app_metadata: rest } }));
  }

  it('neither list is shown, and then the one that is theirs [D-7]', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.on(issueToken, async () => {
      await arrived;
      return anAuthSession(child);
    });
    signInUnknown();
    renderApp();
    expect(await screen.findByRole('status', { name: 'Loading categories' })).toBeTruthy();
    expect(screen.queryByText('Real Estate Agents')).toBeNull();
    expect(screen.queryByText('Lawn Mowing')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull();
    arrive();
    expect(await screen.findByText('Lawn Mowing')).toBeTruthy();
  });

  it('and where it cannot be found out, neither, in place of the view of adults [PROF-29, ERR-16, D-7]', async () => {
    server.on(issueToken, () => refuse(503, 'service_unavailable', 'Not now.'));
    signInUnknown();
    renderApp();
    expect(await screen.findByRole('status', { name: 'Loading categories' })).toBeTruthy();
    // Nothing is known before the question has failed, and no more after it.
    await waitFor(() => expect(server.received(issueToken)).not.toEqual([]));
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.queryByText('Real Estate Agents')).toBeNull();
    expect(screen.queryByText('Lawn Mowing')).toBeNull();
    screen.getByRole('status', { name: 'Loading categories' });
  });
});
