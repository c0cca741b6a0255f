import { listOwnProofs } from '@sidework/contracts/schema/client-services/proofs';
import { getReviewRatings, listReviews } from '@sidework/contracts/schema/client-services/reviews';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getPro, listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import {
  arrangePortfolio,
  getOwnPortfolio,
  getPortfolio,
  type Portfolio,
} from '@sidework/contracts/schema/marketplace/portfolio';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const pro = { ...aPersonCard(), location: 'Newark, NJ', licenses: [], isFindable: false };
const items: Portfolio['items'] = ['Kitchen faucet', '', 'Tub', 'Drain', 'Heater'].map(
  (caption, index) => ({
    name: `${String(index).repeat(32)}.webp`,
    url: `http://files.test/portfolio-pictures/${String(index).repeat(32)}.webp`,
    caption,
    addedAt: '2026-11-03T10:00:00.000Z',
  }),
);

function open() {
  server.on(getPro, () => pro);
  server.on(listGigs, () => ({ items: [], nextCursor: null }));
  server.on(listReviews, () => ({ items: [], nextCursor: null }));
  server.on(getReviewRatings, () => ({ ratings: [] }));
  server.on(getPortfolio, () => ({ items }));
  server.on(getOwnPortfolio, () => ({ items }));
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(listOwnProofs, () => ({ items: [], nextCursor: null }));
  return renderApp(`/pro/${pro.id}`);
}

it('visitors see the first photos of the work with their captions, and all where they ask', async () => {
  const { person } = open();
  const region = await screen.findByRole('region', { name: 'Work' });
  const work = within(region);
  const photos = () => region.querySelectorAll('img').length;
  expect(photos()).toBe(4);
  work.getByText('Kitchen faucet');
  await person.click(work.getByRole('button', { name: 'All 5 photos' }));
  expect(photos()).toBe(5);
});

it('the owner writes captions and moves a photo, and saves both at once', async () => {
  signInAs({ id: pro.id });
  const { person } = open();
  server.on(arrangePortfolio, () => ({ items }));
  await person.type(await screen.findByLabelText('Caption of photo 2'), 'Sink');
  await person.click(screen.getByRole('button', { name: 'Move up: photo 2' }));
  await person.click(screen.getByRole('button', { name: 'Save captions and order' }));
  await screen.findByText('Your photos are saved');
  const sent = server.received(arrangePortfolio)[0]?.body as Portfolio | undefined;
  expect(sent?.items.slice(0, 2)).toEqual([
    { name: items[1]?.name, caption: 'Sink' },
    { name: items[0]?.name, caption: 'Kitchen faucet' },
  ]);
});
