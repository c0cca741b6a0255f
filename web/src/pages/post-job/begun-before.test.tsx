import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** The form of a person whose browser, and perhaps whose tab, kept a draft of it. */
async function openForm(kept: object, keptInTab?: object, address = '') {
  const id = anId();
  const key = `sidework.draft.job.${id}`;
  localStorage.setItem(key, JSON.stringify(kept));
  if (keptInTab) sessionStorage.setItem(key, JSON.stringify(keptInTab));
  signInAs({ id });
  renderApp(`/post-job${address}`);
  await screen.findByRole('form', { name: 'Post a Job Request' });
}

const words = { title: 'Fix a tap', partGone: true };

it('a job comes back without its budget in a new tab, which is said where it is missing', async () => {
  await openForm(words);
  expect(screen.getByText('What you typed before is still here, but for the budget.')).toBeTruthy();
  expect(field(/^Title/).value).toBe('Fix a tap');
  expect(screen.getAllByText('Optional. Please type it again')).toHaveLength(2);
});

it('a job comes back whole over a reload of its tab', async () => {
  await openForm(words, { budgetMinCents: '100', budgetMaxCents: '' });
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy();
  expect(field(/^Minimum budget/).value).toBe('100');
});

const looked = '?title=home+inspection&category=real_estate_agent';

it('a job begins with what somebody looked for', async () => {
  await openForm({}, undefined, looked);
  expect(field(/^Title/).value).toBe('home inspection');
  expect(field(/^Category/).value).toBe('real_estate_agent');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('what somebody looked for takes nothing away that was typed', async () => {
  await openForm(words, undefined, looked);
  expect(field(/^Title/).value).toBe('Fix a tap');
  expect(field(/^Category/).value).toBe('');
});

it.each([
  ['Newark, NJ', 'Newark, NJ'],
  ['12 Elm Street, Newark, NJ 07102', 'Newark, NJ'],
  ['07102', '07102'],
  [null, ''],
])('a job begins in the town of the profile: %s', async (location, begun) => {
  server.on(getOwnProfile, () => anOwnProfile({ isSetUp: true, location }));
  await openForm({});
  expect(field(/^Location/).value).toBe(begun);
});

it.each([
  ['newa', 'Newark, NJ'],
  ['071', 'Newark, NJ 07103'],
])('the towns that "%s" may mean are offered while one types', async (typed, offered) => {
  const newark = { name: 'Newark', state: 'NJ', zip: '07103', latitude: 40.7, longitude: -74.2 };
  server.on(searchPlaces, () => ({ items: [newark] }));
  await openForm({});
  const person = userEvent.setup();
  await person.type(field(/^Location/), typed);
  await waitFor(() => expect(field(/^Location/).list?.options[0]?.value).toBe(offered));
  expect(server.received(searchPlaces).at(-1)?.query).toEqual({ search: typed });
});
