import { youthCategories } from '@sidework/contracts/marketplace/categories';
import { listOwnProofs } from '@sidework/contracts/schema/client-services/proofs';
import { getReviewRatings, listReviews } from '@sidework/contracts/schema/client-services/reviews';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getPerson } from '@sidework/contracts/schema/identity/people/people';
import {
  changeGig,
  deleteGig,
  type GigView,
  getGig,
  getPro,
  listGigs,
  listOwnGigs,
  postGig,
} from '@sidework/contracts/schema/marketplace/gigs';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { getOwnPortfolio, getPortfolio } from '@sidework/contracts/schema/marketplace/portfolio';
import { setFindable } from '@sidework/contracts/schema/marketplace/pros';
import { reportGig, reportJob } from '@sidework/contracts/schema/marketplace/reports';
import { sendReport } from '@sidework/contracts/schema/network-chat/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aGig, aJobDetail, anId, aPersonCard, aPublicReview } from '../../../test/job-builders.ts';
import { answerProFacts } from '../../../test/pro-facts.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const page = (...items: GigView[]) => ({ items, nextCursor: null });
const cards = () => screen.findAllByRole('article');

describe('/gigs', () => {
  it('[GIGS-01] [NAV-06] [GIGS-33] shows what is offered, by whom and for how much', async () => {
    server.on(listGigs, () =>
      page(aGig(), aGig({ title: 'Plans', priceCents: null, isRemote: true })),
    );
    renderApp('/gigs');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Professional Services Marketplace' }),
    ).toBeTruthy();
    const [first, second] = await cards();
    for (const text of ['Tap and pipe repair', 'I mend what drips.', '$45.50/hr', 'Maria Lopez'])
      expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
    expect(first?.textContent).toContain('Plumbing · Newark, NJ');
    expect(first?.textContent).toMatch(/12\sservices\scompleted/);
    expect(within(second as HTMLElement).getByText('Contact for pricing')).toBeTruthy();
    expect(second?.textContent).toContain('Remote');
  });

  it('says where the list ends before all that fits', async () => {
    server.on(listGigs, () => ({ ...page(aGig()), reach: 134 }));
    renderApp('/gigs');
    expect(await screen.findByText(/These are the 134 that fit best/)).toBeTruthy();
  });

  it('[GIGS-05] [GIGS-29] [GIGS-35] leads to a conversation about the gig, but for one’s own', async () => {
    signInAs();
    const gig = aGig();
    server.on(listGigs, () => page(gig, aGig({ isOwn: true })));
    renderApp('/gigs');
    const links = await screen.findAllByRole('link', { name: 'Message & Book Service' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/chat?user=${gig.professional.id}&gig=${gig.id}`,
    ]);
  });

  it('[GIGS-02] [GIGS-03] [GIGS-04] is narrowed by words and category, which stand in the address', async () => {
    server.on(listGigs, () => page(aGig()));
    const { person } = renderApp('/gigs');
    await cards();
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options).toHaveLength(15);
    await person.selectOptions(screen.getByLabelText('Category'), 'Painting');
    await person.type(screen.getByLabelText('Search services'), 'wall');
    await waitFor(() =>
      expect(server.received(listGigs).at(-1)?.query).toMatchObject({
        category: 'painting',
        search: 'wall',
      }),
    );
  });

  it('is searched around a town, and says how far each is', async () => {
    const newark = { name: 'Newark', state: 'NJ', zip: '07102', latitude: 40.7, longitude: -74.2 };
    server.on(searchPlaces, () => ({ items: [newark] }));
    server.on(listGigs, () => page(aGig({ distanceMiles: 3.2 })));
    const { person } = renderApp('/gigs');
    await cards();
    const near = await screen.findByRole('combobox', { name: 'Near' });
    await person.type(near, 'newark{Enter}');
    await waitFor(() =>
      expect(server.received(listGigs).at(-1)?.query).toMatchObject({
        near: '07102',
        withinMiles: '50',
      }),
    );
    await person.selectOptions(await screen.findByLabelText('Within'), '10 miles');
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Best rated first');
    await waitFor(() =>
      expect(server.received(listGigs).at(-1)?.query).toMatchObject({
        near: '07102',
        withinMiles: '10',
        sort: 'rating',
      }),
    );
    const [card] = await cards();
    expect(card?.textContent).toContain('Plumbing · Newark, NJ · about 3.2 mi');
  });

  it('[GIGS-34] says that nothing was found', async () => {
    server.on(listGigs, () => page());
    renderApp('/gigs?search=submarine');
    expect(await screen.findByRole('heading', { name: 'No services found' })).toBeTruthy();
  });

  it('shows a child the ten youth categories, and no way to write to anybody [KIDS-26]', async () => {
    signInAs({ accountType: 'sidework_kids' });
    server.on(listGigs, () => page(aGig({ isYouth: true })));
    renderApp('/gigs');
    await cards();
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All categories',
      ...youthCategories.map(({ label }) => label),
    ]);
    expect(screen.queryByRole('link', { name: 'Post a job for this' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Message & Book Service' })).toBeNull();
    expect(screen.getByLabelText('Stay safe')).toBeTruthy();
  });
});

describe('/my-gigs', () => {
  it('[GIGS-18] [SEC-07] sends visitors to sign in', async () => {
    renderApp('/my-gigs');
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
  });

  it('deletes a gig after asking [GIGS-15, NAV-07]', async () => {
    signInAs();
    let own = [aGig({ isOwn: true }), aGig({ isOwn: true, title: 'Drains', status: 'paused' })];
    server.on(listOwnGigs, () => page(...own));
    server.on(deleteGig, () => {
      own = own.slice(1);
      return undefined;
    });
    const { person } = renderApp('/my-gigs');
    expect(await screen.findByText('Active'), '[GIGS-16]').toBeTruthy();
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(
      screen.getAllByRole('link', { name: 'Post a Gig' })[0]?.getAttribute('href'),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Delete Tap and pipe repair' }));
    expect(server.received(deleteGig), '[GIGS-38]').toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Delete gig' }));
    expect(await screen.findByText('Gig deleted successfully!'), '[GIGS-26]').toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Tap and pipe repair'), '[GIGS-17]').toBeNull());
  });
});

describe('/post-gig', () => {
  it('posts a gig without a price [GIGS-21]', async () => {
    signInAs();
    const posted = aGig({ isOwn: true });
    server.on(postGig, () => posted);
    server.on(getGig, () => posted);
    const { person } = renderApp('/post-gig');
    const form = within(await screen.findByRole('form', { name: 'Post a Gig' }));
    await person.click(form.getByRole('button', { name: 'Post gig' }));
    for (const [line, text] of [
      ['[GIGS-19]', 'Title is required'],
      ['[GIGS-20]', 'Description is required'],
      [undefined, 'Category is required'],
    ] as const)
      expect(await form.findByText(text), line).toBeTruthy();
    const types = within(form.getByLabelText('Pricing type')).getAllByRole('option');
    expect(
      types.map((type) => type.getAttribute('value')),
      '[GIGS-22]',
    ).toEqual(['fixed', 'hourly', 'project']);
    await person.type(form.getByLabelText(/^Title/), 'Tap repair');
    await person.type(form.getByLabelText(/^Description/), 'I mend what drips.');
    await person.selectOptions(form.getByLabelText(/^Category/), 'Plumbing');
    await person.click(form.getByRole('button', { name: 'Post gig' }));
    expect(await screen.findByText('Gig posted successfully!'), '[GIGS-25]').toBeTruthy();
    expect(server.received(postGig)[0]?.body).toMatchObject({
      title: 'Tap repair',
      priceCents: null,
    });
  });
});

it('a gig is posted with packages, extras and questions, and faults stand beside their fields', async () => {
  signInAs();
  const posted = aGig({ isOwn: true });
  server.on(postGig, () => posted);
  server.on(getGig, () => posted);
  const { person } = renderApp('/post-gig');
  const form = within(await screen.findByRole('form', { name: 'Post a Gig' }));
  await person.type(form.getByLabelText(/^Title/), 'Tap repair');
  await person.type(form.getByLabelText(/^Description/), 'I mend what drips.');
  await person.selectOptions(form.getByLabelText(/^Category/), 'Plumbing');
  const press = async (name: string) => person.click(await form.findByRole('button', { name }));
  await press('Add packages, extras or questions');
  await press('Add package Basic');
  expect(form.queryByLabelText('Price')).toBeNull();
  await person.type(form.getByLabelText(/^Basic includes/), 'A new washer.');
  await press('Add a question');
  await person.type(form.getByLabelText(/^Your question 1/), 'Which floor?');
  await person.click(form.getByLabelText('Question 1 has to be answered'));
  await press('Add an extra');
  await press('Remove extra 1');
  await press('Post gig');
  expect(await form.findByText('Price is required')).toBeTruthy();
  expect(server.received(postGig)).toEqual([]);
  await person.type(form.getByLabelText(/^Price of Basic/), '75');
  await person.type(form.getByLabelText(/^Towns/), 'Newark, NJ{Enter}Kearny, NJ');
  await press('Post gig');
  await waitFor(() => expect(server.received(postGig)).toHaveLength(1));
  expect(server.received(postGig)[0]?.body).toMatchObject({
    priceCents: null,
    offer: {
      packages: [{ tier: 'basic', scope: 'A new washer.', priceCents: 7_500, days: null }],
      extras: [],
      questions: [{ text: 'Which floor?', isRequired: true }],
      areaMiles: null,
      areaTowns: ['Newark, NJ', 'Kearny, NJ'],
    },
  });
});

it('a gig that is changed without a network waits for it, and is changed once by itself', async () => {
  signInAs();
  const gig = aGig({ isOwn: true });
  server.on(getGig, () => gig);
  server.on(listOwnGigs, () => page(gig));
  server.on(changeGig, () => gig);
  const { person } = renderApp(`/my-gigs/${gig.id}`);
  const form = within(await screen.findByRole('form', { name: 'Edit gig' }));
  server.goOffline();
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/Your gig is changed automatically, once/);
  server.comeBack();
  expect(await screen.findByText('Your gig is changed')).toBeTruthy();
  expect(server.received(changeGig)).toHaveLength(1);
});

describe('/pro/:id', () => {
  const pro = {
    ...aPersonCard(),
    location: 'Newark, NJ',
    licenses: [],
    area: null,
    identity: null,
    isFindable: false,
  };
  const noStars = { ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: 0 })) };
  beforeEach(() => {
    answerProFacts(server);
    server.on(getReviewRatings, () => noStars);
    server.on(getPortfolio, () => ({ items: [] }));
    server.on(getOwnPortfolio, () => ({ items: [] }));
    server.on(listOwnProofs, () => ({ items: [], nextCursor: null }));
    server.on(listReviews, () => ({ items: [], nextCursor: null }));
  });

  it.each([
    ['what clients wrote', [aPublicReview()], 'Ruth · '],
    ['that nobody has written yet', [], 'No reviews yet. A client can write one'],
  ])('shows visitors the card, the gigs, and %s [D-135]', async (_, items, text) => {
    server.on(getPro, () => ({ ...pro, reviewCount: items.length }));
    server.on(listReviews, () => ({ items, nextCursor: null }));
    server.on(listGigs, () => page(aGig()));
    renderApp(`/pro/${pro.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeTruthy();
    await cards();
    expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(
      `/chat?user=${pro.id}`,
    );
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByText(/what they say of themselves/i)).toBeTruthy();
    // One way to begin: a service leads to its own page.
    expect(screen.queryByRole('link', { name: /^Message & Book/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Details of / }).getAttribute('href')).toMatch(
      /^\/gigs\//,
    );
    const signIn = screen.getByRole('link', { name: 'Sign in to read more' });
    expect(signIn.getAttribute('href')).toBe('/auth');
    expect(screen.getByRole('heading', { name: 'Reviews' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toMatch(/@/);
  });

  it('shows who is signed in what they say of themselves, and each gig without their name', async () => {
    signInAs();
    server.on(getPro, () => pro);
    server.on(getPerson, () => ({
      ...pro,
      accountType: 'gig_worker' as const,
      bio: 'I explain before I repair.',
    }));
    server.on(listGigs, () => page(aGig({ professional: pro })));
    server.on(listReviews, () => ({ items: [], nextCursor: null }));
    renderApp(`/pro/${pro.id}`);
    expect(await screen.findByText('I explain before I repair.')).toBeTruthy();
    const [card] = await cards();
    expect(card?.textContent).not.toContain(pro.fullName);
    expect(screen.getByRole('heading', { level: 2, name: /^Reviews/ })).toBeTruthy();
  });

  it('says what they are licensed as, once for each name and state, as their gigs do', async () => {
    const licenses = [
      { name: 'Master Plumber', state: 'NJ', until: '2027-03-31' },
      { name: 'Master Plumber', state: 'NJ', until: '2028-06-30' },
      { name: 'Electrician', state: 'NJ', until: '2027-01-31' },
      { name: 'Plumber', state: 'NY', until: null },
    ];
    server.on(getPro, () => ({ ...pro, licenses }));
    server.on(listGigs, () => page(aGig()));
    renderApp(`/pro/${pro.id}`);
    const marks = await screen.findAllByTitle(/^Verified license/);
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      'Master Plumber · NJ · until Jun 30, 2028',
      'Electrician · NJ · until Jan 31, 2027',
      'Plumber · NY',
    ]);
  });

  it('leads whose it is to their profile, and not to a message to themselves', async () => {
    signInAs({ id: pro.id });
    server.on(getPro, () => pro);
    server.on(getOwnProfile, () => anOwnProfile());
    server.on(listGigs, () => page(aGig({ professional: pro, isOwn: true })));
    server.on(listReviews, () => ({ items: [], nextCursor: null }));
    renderApp(`/pro/${pro.id}`);
    const link = await screen.findByRole('link', { name: 'Edit profile' });
    expect(link.getAttribute('href')).toBe('/profile-setup');
    const edit = await screen.findByRole('link', { name: 'Edit Tap and pipe repair' });
    expect(edit.textContent).toBe('Edit');
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  });

  it('lets its owner open it to search engines, and everybody share it', async () => {
    signInAs({ id: pro.id });
    server.on(getPro, () => pro);
    server.on(getOwnProfile, () => anOwnProfile());
    server.on(listGigs, () => page());
    server.on(setFindable, () => ({ isFindable: true }));
    const { person } = renderApp(`/pro/${pro.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' });
    const name = /^Let search engines find this page/;
    await person.click(await screen.findByRole('switch', { name }));
    await waitFor(() => expect(server.received(setFindable)).toHaveLength(1));
    expect(server.received(setFindable)[0]?.body).toEqual({ isFindable: true });
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });

  it('tells whose it is what would make it better, until that is done', async () => {
    signInAs({ id: pro.id });
    server.on(getPro, () => ({ ...pro, reviewCount: 1 }));
    server.on(getOwnProfile, () => anOwnProfile({ bio: 'I mend taps.', avatarUrl: null }));
    server.on(listGigs, () => page(aGig({ professional: pro })));
    server.on(listReviews, () => ({ items: [], nextCursor: null }));
    renderApp(`/pro/${pro.id}`);
    const list = within(await screen.findByRole('list', { name: 'Make your page better' }));
    const names = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Add a photo', 'Offer a second service']);
    expect(list.getByRole('link', { name: /second/ }).getAttribute('href')).toBe('/post-gig');
  });

  it('shows how all reviews fall out by stars, and a handful of them before more is asked for', async () => {
    signInAs();
    const ratings = noStars.ratings.map((of) => (of.rating === 5 ? { ...of, count: 30 } : of));
    server.on(getReviewRatings, () => ({ ratings }));
    server.on(getPro, () => ({ ...pro, rating: 5, reviewCount: 30 }));
    server.on(getPerson, () => ({ ...pro, accountType: 'gig_worker' as const, bio: null }));
    server.on(listGigs, () => page(aGig({ professional: pro })));
    const reviews = Array.from({ length: 7 }, () => aPublicReview({ reply: 'Thank you.' }));
    server.on(listReviews, () => ({ items: reviews, nextCursor: null }));
    const { person } = renderApp(`/pro/${pro.id}`);
    const bars = await screen.findByRole('list', { name: 'Reviews by rating' });
    expect(bars.textContent).toMatch(/^5 stars30/);
    const rows = within(await screen.findByRole('list', { name: 'Reviews' }));
    expect(rows.getAllByText('Answer: Thank you.')).toHaveLength(5);
    await person.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('what may be reported', () => {
  it.each([
    ['a gig', '/gigs', 'Report this service', reportGig, { reason: 'scam', comment: 'A copy' }],
    ['a job', '/jobs', 'Report this job', reportJob, { reason: 'scam', comment: 'A copy' }],
    ['a person', '/pro', 'Report Maria Lopez', sendReport, { reason: 'scam', thing: 'person' }],
  ] as const)('is %s, by who is signed in', async (_, path, name, endpoint, body) => {
    signInAs();
    const gig = aGig();
    const pro = {
      ...gig.professional,
      location: 'Newark, NJ',
      bio: null,
      licenses: [],
      area: null,
      identity: null,
      isFindable: false,
    };
    answerProFacts(server);
    server.on(getPortfolio, () => ({ items: [] }));
    server.on(getGig, () => gig);
    server.on(getPro, () => pro);
    server.on(getPerson, () => ({ ...pro, accountType: 'gig_worker' as const }));
    server.on(listGigs, () => page(gig));
    server.on(listReviews, () => ({ items: [], nextCursor: null }));
    server.on(getReviewRatings, () => ({ ratings: [] }));
    server.on(getJob, () => aJobDetail());
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    server.on(reportGig, () => undefined);
    server.on(reportJob, () => undefined);
    server.on(sendReport, () => ({ id: anId() }));
    const id = path === '/pro' ? gig.professional.id : gig.id;
    const { person } = renderApp(`${path}/${id}`);
    await person.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Scam or fraud');
    await person.type(dialog.getByLabelText('What happened'), 'A copy');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    await screen.findByText(/^Thank you\. Our moderators will look at it/);
    expect(server.received(endpoint)).toMatchObject([{ body }]);
  });
});
