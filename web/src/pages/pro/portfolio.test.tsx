import { listOwnProofs } from '@sidework/contracts/schema/client-services/proofs';
import { getReviewRatings, listReviews } from '@sidework/contracts/schema/client-services/reviews';
import {
  getEducationRecord,
  showCertificates,
} from '@sidework/contracts/schema/education-events/education-records';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getMembership, getPerson } from '@sidework/contracts/schema/identity/people/people';
import { getPro, listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import {
  arrangePortfolio,
  getOwnPortfolio,
  getPortfolio,
  type Portfolio,
} from '@sidework/contracts/schema/marketplace/portfolio';
import { reportPortfolioPhoto } from '@sidework/contracts/schema/marketplace/reports';
import { getAnswerRecord } from '@sidework/contracts/schema/network-chat/answer-records';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId, aPerson, aPersonCard } from '../../../test/job-builders.ts';
import { answerProFacts } from '../../../test/pro-facts.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const pro = {
  ...aPersonCard(),
  location: 'Newark, NJ',
  licenses: [],
  area: null,
  identity: null,
  isFindable: false,
};
const items: Portfolio['items'] = ['Kitchen faucet', '', 'Tub', 'Drain', 'Heater'].map(
  (caption, index) => ({
    id: anId(),
    name: `${String(index).repeat(32)}.webp`,
    url: `http://files.test/portfolio-pictures/${String(index).repeat(32)}.webp`,
    caption,
    addedAt: '2026-11-03T10:00:00.000Z',
  }),
);

const record = {
  isShown: true,
  certificates: [
    {
      code: 'ABCDEFGHJKLMNPQRSTUV',
      courseTitle: 'Lead-safe renovation',
      hours: 6,
      completedOn: '2026-10-09',
    },
  ],
  courses: [],
  events: [],
};

function open() {
  answerProFacts(server);
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
  expect(work.queryByRole('button', { name: /^Report/ })).toBeNull();
});

it('a reader who is signed in reports one photo to the moderators', async () => {
  signInAs();
  const { person } = open();
  server.on(getPerson, () => aPerson({ id: pro.id }));
  server.on(reportPortfolioPhoto, () => undefined);
  const name = 'Report photo 2 of the work';
  await person.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Spam');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText(/^Thank you\. Our moderators will look at it/);
  expect(server.received(reportPortfolioPhoto)).toMatchObject([
    {
      params: { personId: pro.id, name: items[1]?.name },
      body: { reason: 'spam', comment: '' },
    },
  ]);
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

it('visitors see how the professional answers, since when they are here, and what they show', async () => {
  open();
  server.on(getPro, () => ({
    ...pro,
    area: { miles: 10, around: 'Newark, NJ', towns: [] },
    identity: { until: '2027-03-31' },
  }));
  server.on(getAnswerRecord, () => ({ answeredPercent: 94, usualMinutes: 38 }));
  server.on(getMembership, () => ({ since: '2025-03' }));
  server.on(getEducationRecord, () => record);
  expect((await screen.findByText('usual time to answer')).nextSibling?.textContent).toBe('40 min');
  await screen.findByText('94%');
  await screen.findByText('Mar 2025');
  await screen.findByText(/Works within 10 miles of Newark, NJ/);
  screen.getByTitle('Sidework saw an ID with this name');
  const learned = await screen.findByRole('link', { name: 'Lead-safe renovation' });
  expect(learned.getAttribute('href')).toBe(`/verify/${record.certificates[0]?.code}`);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('the owner shows the certificates to visitors by a switch', async () => {
  signInAs({ id: pro.id });
  const { person } = open();
  server.on(getEducationRecord, () => ({ ...record, isShown: false }));
  server.on(showCertificates, () => ({ isShown: true }));
  await person.click(await screen.findByRole('switch', { name: /^Show my certificates/ }));
  expect(server.received(showCertificates)).toMatchObject([{ body: { isShown: true } }]);
});
