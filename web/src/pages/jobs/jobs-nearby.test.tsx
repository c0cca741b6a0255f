import { listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { geolocationAnswers } from '../../../test/geolocation.ts';
import { aJob } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const newark = { latitude: 40.7357, longitude: -74.1724 };
const lastSearch = () => server.received(listJobs).at(-1)?.query;
const slider = () => screen.findByRole('slider', { name: 'Maximum distance in miles' });

async function openNearNewark(path = '/jobs') {
  geolocationAnswers(newark);
  server.on(listJobs, () => ({
    items: [
      aJob({ title: 'Fix a tap', distanceMiles: 12.3 }),
      aJob({ title: 'Paint a fence', distanceMiles: 0 }),
      aJob({ title: 'Mow a lawn', distanceMiles: 3.24, isDistanceAbout: true }),
      aJob({ title: 'Write a contract', distanceMiles: null }),
    ],
    nextCursor: null,
  }));
  const { person } = renderApp(path);
  await person.click(await screen.findByRole('button', { name: 'Enable Location' }));
  await slider();
  return person;
}

describe('the place of the reader', () => {
  it('is not asked for at first: no slider, no order by distance [JOBS-06, JOBS-07]', async () => {
    geolocationAnswers(newark);
    server.on(listJobs, () => ({ items: [aJob()], nextCursor: null }));
    renderApp('/jobs');
    expect(await screen.findByRole('button', { name: 'Enable Location' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(lastSearch()).toEqual({});
  });

  it('once allowed, shows a slider from 5 to 100 miles in steps of 5, at 50 [JOBS-08, JOBS-09, CONST-10]', async () => {
    await openNearNewark();
    const thumb = await slider();
    expect(thumb.getAttribute('aria-valuemin')).toBe('5');
    expect(thumb.getAttribute('aria-valuemax')).toBe('100');
    expect(thumb.getAttribute('aria-valuenow')).toBe('50');
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    await waitFor(() => expect(thumb.getAttribute('aria-valuenow')).toBe('55'));
    fireEvent.keyDown(thumb, { key: 'Home' });
    await waitFor(() => expect(thumb.getAttribute('aria-valuenow')).toBe('5'));
    expect(screen.getByText('Within 5 miles')).toBeTruthy();
  });

  it('narrows the list to the distance of the slider [JOBS-11]', async () => {
    await openNearNewark();
    await waitFor(() => expect(lastSearch()).toMatchObject({ withinMiles: '50' }));
    fireEvent.keyDown(await slider(), { key: 'ArrowLeft' });
    await waitFor(() => expect(lastSearch()).toMatchObject({ withinMiles: '45' }));
    expect(currentPath()).toBe('/jobs?withinMiles=45');
  });

  it('puts the nearest first where that is chosen [JOBS-10]', async () => {
    const person = await openNearNewark();
    expect(lastSearch()).toMatchObject({ sort: 'newest' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest first');
    await waitFor(() => expect(lastSearch()).toMatchObject({ sort: 'nearest' }));
    expect(currentPath()).toBe('/jobs?sort=nearest');
  });

  it('shows each distance to one decimal, and where it is unknown [JOBS-13, JOBS-19, JOBS-62, D-23]', async () => {
    await openNearNewark();
    expect(await screen.findByText('12.3 mi')).toBeTruthy();
    expect(screen.getByText('0.0 mi')).toBeTruthy();
    expect(screen.getByText('about 3.2 mi')).toBeTruthy();
    expect(screen.getByText('Distance unknown')).toBeTruthy();
  });

  it('lists what has no place last, under a heading of its own', async () => {
    await openNearNewark();
    expect(await screen.findByRole('heading', { name: 'No place given' })).toBeTruthy();
    const titlesIn = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    expect(titlesIn('Jobs')).toEqual(['Fix a tap', 'Paint a fence', 'Mow a lawn']);
    expect(titlesIn('Jobs without a place')).toEqual(['Write a contract']);
  });

  it('calls the order of words that are searched by what it is', async () => {
    await openNearNewark('/jobs?search=tap');
    expect(await screen.findByRole('option', { name: 'Best match first' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Newest first' })).toBeNull();
  });

  it('lets jobs of unknown distance be left out', async () => {
    const person = await openNearNewark();
    await person.click(
      screen.getByRole('checkbox', { name: 'Hide jobs whose distance is unknown' }),
    );
    await waitFor(() => expect(lastSearch()).toMatchObject({ placedOnly: 'true' }));
  });

  it('stays out of the address, through a reload, and is forgotten on request', async () => {
    const person = await openNearNewark('/jobs?search=tap');
    expect(currentPath()).toBe('/jobs?search=tap');
    expect(sessionStorage.getItem('sidework.place')).toBe(JSON.stringify(newark));
    await person.click(screen.getByRole('button', { name: 'Turn off location' }));
    await waitFor(() => expect(screen.queryByText('12.3 mi')).toBeNull());
    expect(sessionStorage.getItem('sidework.place')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('is still known after a reload', async () => {
    sessionStorage.setItem('sidework.place', JSON.stringify(newark));
    server.on(listJobs, () => ({ items: [aJob({ distanceMiles: 3 })], nextCursor: null }));
    renderApp('/jobs?withinMiles=20&sort=nearest');
    expect(await screen.findByText('3.0 mi')).toBeTruthy();
    expect(lastSearch()).toEqual({
      latitude: '40.7357',
      longitude: '-74.1724',
      withinMiles: '20',
      sort: 'nearest',
    });
  });
});

describe('a town or ZIP code that is typed', () => {
  const newarkNj = { name: 'Newark', state: 'NJ', zip: '07102', ...newark };
  const newarkOh = { ...newarkNj, state: 'OH', zip: '43055', latitude: 40.06, longitude: -82.4 };
  const field = () => screen.findByRole('combobox', { name: 'Town or ZIP' });
  const textIn = (input: HTMLElement) => (input as HTMLInputElement).value;

  function answerPlaces() {
    server.on(listJobs, () => ({ items: [aJob({ distanceMiles: 3 })], nextCursor: null }));
    server.on(searchPlaces, ({ query: { search = '' } }) => ({
      items: [newarkNj, newarkOh].filter(({ name, zip }) =>
        [name.toLowerCase(), zip].some((each) => each.startsWith(search.toLowerCase())),
      ),
    }));
  }

  /** The suggestions come with the first focus, and the field is another then. */
  async function openField(path = '/jobs') {
    answerPlaces();
    const { person } = renderApp(path);
    await person.click(await field());
    await waitFor(async () =>
      expect((await field()).getAttribute('aria-haspopup')).toBe('listbox'),
    );
    expect(document.activeElement).toBe(await field());
    return person;
  }

  it('counts as location being on, by keyboard alone, and stands in the address', async () => {
    const person = await openField('/jobs?search=tap');
    await person.keyboard('newark');
    const list = await screen.findByRole('listbox', { name: 'Town or ZIP' });
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Newark, NJ 07102',
      'Newark, OH 43055',
    ]);
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Within 50 miles of Newark, OH')).toBeTruthy();
    expect(lastSearch()).toMatchObject({ search: 'tap', near: '43055', withinMiles: '50' });
    expect(currentPath()).toBe('/jobs?search=tap&near=43055');
    expect(textIn(await field())).toBe('Newark, OH 43055');
    expect(screen.queryByRole('button', { name: 'Enable Location' })).toBeNull();
  });

  it('is taken from a ZIP code by Enter, before anything is suggested', async () => {
    const person = await openField();
    await person.keyboard('07102{Enter}');
    expect(await screen.findByText('Within 50 miles of Newark, NJ')).toBeTruthy();
    expect(currentPath()).toBe('/jobs?near=07102');
  });

  it('is still there after a reload, which asks for no other jobs first', async () => {
    answerPlaces();
    renderApp('/jobs?near=07102&withinMiles=20');
    expect(await screen.findByText('Within 20 miles of Newark, NJ')).toBeTruthy();
    await waitFor(async () => expect(textIn(await field())).toBe('Newark, NJ 07102'));
    expect(server.received(listJobs).map(({ query }) => query)).toEqual([
      { near: '07102', withinMiles: '20', sort: 'newest' },
    ]);
  });

  it('is cleared by its button, and by turning location off', async () => {
    answerPlaces();
    const { person } = renderApp('/jobs?near=07102');
    await slider();
    await person.click(await screen.findByRole('button', { name: 'Clear Town or ZIP' }));
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    expect(currentPath()).toBe('/jobs');
    expect(textIn(await field())).toBe('');
    expect(document.activeElement).toBe(await field());
    await person.keyboard('07102{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Turn off location' }));
    await waitFor(async () => expect(textIn(await field())).toBe(''));
    expect(currentPath()).toBe('/jobs');
  });

  it('takes the place of where the reader stands', async () => {
    const person = await openNearNewark();
    answerPlaces();
    await person.click(await field());
    await waitFor(async () =>
      expect((await field()).getAttribute('aria-haspopup')).toBe('listbox'),
    );
    await person.keyboard('newark');
    await person.click(await screen.findByRole('option', { name: 'Newark, OH 43055' }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ near: '43055' }));
    expect(sessionStorage.getItem('sidework.place')).toBeNull();
  });

  it('is told where there is none, and kept', async () => {
    const person = await openField();
    await person.keyboard('99999');
    expect((await screen.findByRole('alert')).textContent).toBe('No US town or ZIP code like that');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(textIn(await field())).toBe('99999');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('is told where the address names none', async () => {
    answerPlaces();
    renderApp('/jobs?near=99999');
    expect((await screen.findByRole('alert')).textContent).toBe('No US town or ZIP code like that');
  });

  it('that is not known has no jobs near it, and the list says so', async () => {
    answerPlaces();
    const { person } = renderApp('/jobs?search=tap&near=99999');
    await screen.findByRole('heading', { name: 'No town has the ZIP code 99999' });
    expect(server.received(listJobs)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Jobs everywhere' }));
    await waitFor(() => expect(lastSearch()).toEqual({ search: 'tap' }));
    expect(currentPath()).toBe('/jobs?search=tap');
    expect(await screen.findByRole('list', { name: 'Jobs' })).toBeTruthy();
  });
});

describe('a place that is not given', () => {
  async function askFor(answer: Parameters<typeof geolocationAnswers>[0]) {
    geolocationAnswers(answer);
    server.on(listJobs, () => ({ items: [aJob()], nextCursor: null }));
    const { person } = renderApp('/jobs');
    await person.click(await screen.findByRole('button', { name: 'Enable Location' }));
    return screen.findByRole('alert');
  }

  it('is explained where it was refused [JOBS-14]', async () => {
    const toast = await askFor('denied');
    expect(toast.textContent).toContain('Location access denied');
    expect(toast.textContent).toContain(
      'Please enable location services to use distance filtering',
    );
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('is explained where the browser knows of no places [JOBS-15, ERR-23]', async () => {
    const toast = await askFor(undefined);
    expect(toast.textContent).toContain('Location not supported');
    expect(toast.textContent).toContain('Your browser does not support geolocation');
  });

  it('is explained where the device failed to find it', async () => {
    const toast = await askFor('unavailable');
    expect(toast.textContent).toContain('Your device could not tell where it is');
    expect(screen.getByRole('button', { name: 'Enable Location' })).toBeTruthy();
  });
});
