import { listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { currentPath, fill, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const textOf = (element: Element) => element.textContent;

/** A figure with what it counts, as a screen reader pairs them. */
const claims = async (name: string) => {
  const section = await screen.findByRole('region', { name });
  return [...section.querySelectorAll('dl > div')].map((claim) =>
    [claim.querySelector('dd'), claim.querySelector('dt')]
      .map((part) => part?.textContent)
      .join(' '),
  );
};

const hero = 'Welcome';
const categories = 'Professionals for what matters';
const education = 'Keep your license, gain a new one';
const educator = 'Teach what you know';

describe('the hero', () => {
  it('says what Sidework is for [LAND-01]', async () => {
    renderApp();
    (await region(hero)).getByRole('heading', { level: 1, name: 'Good work, close to home.' });
  });

  it('tells the figures of the marketplace [LAND-12, LAND-13, LAND-14]', async () => {
    renderApp();
    expect(await claims(hero)).toEqual([
      '5K+ active professionals',
      '1.2K+ gigs posted',
      '$2M+ earned',
    ]);
  });

  it('names 5,000+ professionals once [LAND-22]', async () => {
    renderApp();
    const link = (await region(hero)).getByRole('link', { name: 'Join 5,000+ professionals' });
    expect(link.getAttribute('href')).toBe('/auth');
    expect(document.body.textContent?.split('5,000+')).toHaveLength(2);
  });

  it.each([
    ['a visitor', false],
    ['somebody signed in', true],
  ])('lets %s post a job as well as look for one', async (_, isSignedIn) => {
    if (isSignedIn) signInAs();
    renderApp();
    const links = (await region(hero)).getAllByRole('link');
    const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown.slice(0, 2)).toEqual([
      ['Post a job', '/post-job'],
      ['Browse all jobs', '/jobs'],
    ]);
    expect(shown).toHaveLength(isSignedIn ? 2 : 3);
  });

  it('leads a guardian to the children they look after', async () => {
    signInAs({ isGuardian: true });
    renderApp();
    const [link] = (await region(hero)).getAllByRole('link');
    expect(link?.textContent).toBe('Your children');
    expect(link?.getAttribute('href')).toBe('/guardian');
  });

  it('searches the jobs for what is typed', async () => {
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    const { person } = renderApp();
    const section = await region(hero);
    await person.click(await section.findByRole('radio', { name: 'I’m looking for work' }));
    await fill(person, section.getByLabelText('What kind of work?'), ' paint & lawn ');
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Available Jobs' });
    expect(currentPath()).toBe('/jobs?search=paint+%26+lawn');
  });

  it.each([
    ['a ZIP code', '07105', '/gigs?search=leaking+faucet&near=07105'],
    ['a town', 'Newark, NJ', '/gigs?search=leaking+faucet+Newark%2C+NJ'],
    ['nothing', '', '/gigs?search=leaking+faucet'],
  ])('leads who needs help to services near %s [D-131]', async (_, place, address) => {
    server.on(listGigs, () => ({ items: [], nextCursor: null }));
    server.on(searchPlaces, () => ({ items: [] }));
    const { person } = renderApp();
    const section = await region(hero);
    const help = await section.findByRole('radio', { name: 'I need help' });
    expect(help).toHaveProperty('checked', true);
    await fill(person, section.getByLabelText('What needs doing?'), 'leaking faucet');
    await person.click(section.getByLabelText('Where?', { selector: 'input' }));
    if (place) await person.keyboard(place);
    await waitFor(() =>
      expect(section.getByLabelText('Where?', { selector: 'input' })).toHaveProperty(
        'value',
        place,
      ),
    );
    await person.click(section.getByRole('button', { name: 'Find help' }));
    await screen.findByRole('heading', { level: 1, name: 'Professional Services Marketplace' });
    expect(currentPath()).toBe(address);
  });

  it('begins with work for a professional who is signed in', async () => {
    signInAs({ userType: 'professional' });
    renderApp();
    const section = await region(hero);
    const work = await section.findByRole('radio', { name: 'I’m looking for work' });
    expect(work).toHaveProperty('checked', true);
  });

  it('opens all jobs when nothing is typed [LAND-23]', async () => {
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    const { person } = renderApp();
    const section = await region(hero);
    expect(section.getByRole('link', { name: 'Browse all jobs' }).getAttribute('href')).toBe(
      '/jobs',
    );
    await person.click(await section.findByRole('radio', { name: 'I’m looking for work' }));
    await person.click(section.getByRole('button', { name: 'Search jobs' }));
    await screen.findByRole('heading', { level: 1, name: 'Available Jobs' });
    expect(currentPath()).toBe('/jobs');
  });
});

describe('the categories', () => {
  it('stand under the anchor #categories [LAND-02]', async () => {
    renderApp('/#categories');
    const section = await screen.findByRole('region', { name: categories });
    expect(section.id).toBe('categories');
    expect(document.activeElement).toBe(section);
  });

  it('are exactly these eight for a visitor [LAND-06, LAND-07]', async () => {
    renderApp();
    await expectEight();
  });

  it('are the same eight for a person who is signed in [LAND-06]', async () => {
    signInAs();
    renderApp();
    await expectEight();
  });

  it('lead each to what other people offer [LAND-10]', async () => {
    renderApp();
    const links = (await region(categories)).getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses[2]).toBe('/gigs?search=notary');
    expect(addresses.every((address) => address?.startsWith('/gigs?'))).toBe(true);
    expect(new Set(addresses).size).toBe(8);
  });

  async function expectEight() {
    const tiles = (await region(categories)).getAllByRole('listitem');
    expect(tiles.map((tile) => tile.querySelector('span')?.textContent)).toEqual([
      'Real Estate Agents',
      'Accountants',
      'Notaries',
      'Financial Advisors',
      'Insurance Agents',
      'Home Inspectors',
      'Appraisers',
      'Property Managers',
    ]);
  }
});

describe('how it works', () => {
  it('stands under the anchor #how-it-works [LAND-03]', async () => {
    renderApp('/#how-it-works');
    const section = await screen.findByRole('region', { name: 'How it works' });
    expect(section.id).toBe('how-it-works');
    expect(document.activeElement).toBe(section);
  });

  it('is told in four steps, in this order [LAND-11]', async () => {
    renderApp();
    const steps = (await region('How it works')).getAllByRole('heading', { level: 3 });
    expect(steps.map(textOf)).toEqual([
      'Create your profile',
      'Browse opportunities',
      'Accept and complete',
      'Get paid',
    ]);
  });
});

describe('the promo of education', () => {
  it('tells its figures [LAND-04]', async () => {
    renderApp();
    const told = await claims(education);
    expect(told).toHaveLength(4);
    expect(told[0], '[LAND-15]').toBe('200+ courses across 8 categories');
    expect(told[1], '[LAND-16]').toBe('95% pass rate');
    expect(told[2], '[LAND-17]').toBe('24/7 access');
    expect(told[3], '[LAND-19]').toBe('5K+ learners');
  });

  it('claims state-approved CE credits [LAND-18]', async () => {
    renderApp();
    (await region(education)).getByText(/state-approved CE credits/);
  });
});

it('gives no example of a notary course that the catalogue does not have [LAND-24]', async () => {
  renderApp();
  await region(educator);
  expect(document.getElementById('main')?.textContent).not.toMatch(/\b30\b/);
});

describe('the promo for educators', () => {
  it('tells what is paid [LAND-05, LAND-20, D-59]', async () => {
    renderApp();
    expect(await claims(educator)).toEqual([
      '$150K+ paid to educators',
      '85% of every sale is yours',
    ]);
  });
});

it('computes none of its figures: it asks the server for nothing [LAND-21, D-27]', async () => {
  renderApp();
  await region(educator);
  // The fake server reports any request that no test answers.
});

it('leads from its promos to the courses and to teaching [LAND-23]', async () => {
  renderApp();
  const links = await Promise.all(
    [education, educator].map(async (promo) => (await region(promo)).getByRole('link')),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/education', '/post-course']);
});
