import { trashDays } from '@sidework/contracts/business-tools/document-options';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

it('contact begins a mail with the address and the subject of what it is about', async () => {
  const { person } = renderApp('/contact');
  const safety = within(await screen.findByRole('region', { name: 'Safety' }));
  expect(safety.getByRole('link', { name: /child/ }).getAttribute('href')).toBe(
    `mailto:safety@sidework.example?subject=${encodeURIComponent('Safety: A child’s safety')}`,
  );
  await person.click(screen.getByRole('button', { name: 'Copy address safety@sidework.example' }));
  await screen.findByText('Address copied');
  expect(await navigator.clipboard.readText()).toBe('safety@sidework.example');
});

it.each([
  ['a visitor', false],
  ['who is signed in', true],
])('contact leads %s where they may go', async (_, isSignedIn) => {
  if (isSignedIn) signInAs();
  renderApp('/contact');
  await screen.findByRole('region', { name: 'Before you write' });
  expect(screen.queryAllByRole('link', { name: 'My jobs' })).toHaveLength(isSignedIn ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'sign-in page' })).toHaveLength(isSignedIn ? 0 : 1);
});

it('the Privacy Policy says how long each thing is kept, and what strangers see of professionals', async () => {
  renderApp('/privacy');
  const [, ...rows] = await screen.findAllByRole('row');
  const untilOf = (what: string) =>
    rows.find((row) => row.firstChild?.textContent === what)?.lastChild?.textContent;
  expect(untilOf('Messages')).toMatch(/stay with the people you wrote to/);
  expect(untilOf('Reviews')).toMatch(/without your name/);
  expect(untilOf('Business records')).toContain(`in the trash for ${trashDays} days`);
  expect(screen.getByText(/a public page with their name/).textContent).toMatch(/^Anyone/);
});

it.each([
  ['/privacy', 'On this page'],
  ['/terms', 'Terms'],
])('the contents of %s lead to parts that are there', async (path, name) => {
  renderApp(path);
  const contents = within(await screen.findByRole('navigation', { name }));
  for (const link of contents.getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id), id).toBeTruthy();
  }
});

it('the Terms of a version keep their words: others are a new version that is agreed to once more', async () => {
  renderApp('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  const text = screen.getByRole('main').textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = [...new Uint8Array(digest).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect({ version: termsVersion, hash }).toEqual({
    version: '2026-11-28',
    hash: '53d3122648292d4d',
  });
});
