import {
  listFavoriteGigs,
  listFavoritePeople,
} from '@sidework/contracts/schema/marketplace/favorites';
import {
  changeSearchAlert,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearchView,
} from '@sidework/contracts/schema/marketplace/saved-searches';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const label = 'Plumbing jobs within 25 miles of Newark, NJ';

function open(path = '/saved') {
  signInAs({ id: anId() });
  const search: SavedSearchView = {
    id: anId(),
    things: 'jobs',
    label,
    path: '/jobs?category=plumbing&near=07102&withinMiles=25',
    alert: 'daily',
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  let items = [search];
  server.on(listSavedSearches, () => ({ items }));
  server.on(changeSearchAlert, ({ body }) => {
    search.alert = (body as SavedSearchView).alert;
    return search;
  });
  server.on(deleteSavedSearch, () => {
    items = [];
    return undefined;
  });
  server.on(listFavoritePeople, () => ({
    items: [aPersonCard({ fullName: 'Pat Delgado' })],
    nextCursor: null,
  }));
  server.on(listFavoriteGigs, () => ({ items: [], nextCursor: null }));
  return renderApp(path);
}

const choice = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Tell me about ${label}` });

it('leads to the list of a search, changes its alert and deletes it', async () => {
  const { person } = open();
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/jobs?category=plumbing&near=07102&withinMiles=25');
  await person.selectOptions(await choice(), 'At once');
  expect(await screen.findByText('Alerts changed')).toBeTruthy();
  expect((await choice()).value).toBe('at_once');
  await person.click(screen.getByRole('button', { name: `Delete ${label}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Delete search' }));
  expect(await screen.findByText('No saved searches yet')).toBeTruthy();
});

it('keeps the alert as it was where the change is refused', async () => {
  const { person } = open();
  server.on(changeSearchAlert, () => refuse(404, 'saved_search_not_found', 'It is gone.'));
  await person.selectOptions(await choice(), 'Never');
  expect(await toastOf('It is gone.')).toBeTruthy();
  expect((await choice()).value).toBe('daily');
});

it('lists favorite people, and says so where there are no services', async () => {
  const { person } = open('/saved?tab=people');
  expect(await screen.findByRole('link', { name: 'See the page of Pat Delgado' })).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Services' }));
  expect(await screen.findByText('No favorite services yet')).toBeTruthy();
});

it('tells a child that saving is for adults, and asks the server for nothing', async () => {
  signInAs({ accountType: 'sidework_kids' });
  renderApp('/saved');
  await screen.findByText('Saving is for adults');
  expect(server.received(listSavedSearches)).toEqual([]);
});
