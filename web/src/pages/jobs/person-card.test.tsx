import {
  listReviews,
  listReviewsOfClient,
  reportReview,
} from '@sidework/contracts/schema/client-services/reviews';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { getPerson } from '@sidework/contracts/schema/identity/people/people';
import { getJob, listJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { listProposalsForJob } from '@sidework/contracts/schema/marketplace/proposals';
import { getSharedHistory } from '@sidework/contracts/schema/network-chat/shared-history';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import {
  aJobDetail,
  aPerson,
  aPersonCard,
  aProposal,
  aPublicReview,
} from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const naomi = aPerson({
  fullName: 'Naomi Feld',
  profession: 'Plumber',
  location: 'Newark, NJ',
  bio: 'Twenty years of taps and boilers.',
  rating: 4.5,
  reviewCount: 2,
});
const onCard = aPersonCard({ id: naomi.id, fullName: naomi.fullName });

function answerReviews(...items: ReturnType<typeof aPublicReview>[]) {
  server.on(listReviews, () => ({ items, nextCursor: null }));
}

function openInbox(needsGuardian = false) {
  signInAs();
  const job = aJobDetail({ isOwn: true, proposalCount: 1 });
  server.on(getJob, () => job);
  server.on(listProposalsForJob, () => ({
    items: [aProposal({ professional: onCard, needsGuardian })],
    nextCursor: null,
  }));
  return renderApp(`/jobs/${job.id}`);
}

async function openCard() {
  const { person } = openInbox();
  await person.click(await screen.findByRole('button', { name: 'Naomi Feld' }));
  return { person, card: within(await screen.findByRole('dialog', { name: 'Naomi Feld' })) };
}

describe('who sent a proposal', () => {
  it('is shown with what they say of themselves and what clients wrote [D-10]', async () => {
    server.on(getPerson, () => naomi);
    answerReviews(aPublicReview(), aPublicReview({ rating: 4, comment: null }));
    const { person, card } = await openCard();
    expect(await card.findByText('Twenty years of taps and boilers.')).toBeTruthy();
    expect(card.getByText('Plumber')).toBeTruthy();
    expect(card.getByText('Newark, NJ')).toBeTruthy();
    expect(card.getByText('12 services completed')).toBeTruthy();
    expect(card.getByRole('heading', { name: 'Reviews: 4.5 of 5 stars, 2 reviews' })).toBeTruthy();
    expect(await card.findByText('Came on time and left the kitchen clean.')).toBeTruthy();
    expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(server.received(getPerson)[0]?.params).toEqual({ personId: naomi.id });
    expect(server.received(listReviews)[0]?.query).toEqual({ professionalId: naomi.id });

    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = screen.getByRole('button', { name: 'Naomi Feld' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('is said to have written nothing, and to have no reviews yet', async () => {
    server.on(getPerson, () => ({ ...naomi, bio: null, rating: null, reviewCount: 0 }));
    answerReviews();
    const { card } = await openCard();
    expect(await card.findByText('Naomi Feld has not written about themselves yet.')).toBeTruthy();
    expect(await card.findByText(/^No reviews yet\./)).toBeTruthy();
  });

  it('is said to have no profile where the account is gone', async () => {
    server.on(getPerson, () => refuse(404, 'not_found', 'There is no such thing.'));
    const { card } = await openCard();
    expect(await card.findByText('There is no profile to show of this person.')).toBeTruthy();
    expect(server.received(listReviews)).toEqual([]);
  });

  it('can be asked for again where the answer failed', async () => {
    server.on(getPerson, () => refuse(503, 'unavailable', 'This part is not answering.'));
    answerReviews();
    const { person, card } = await openCard();
    const again = await card.findByRole('button', { name: 'Try again' });
    server.on(getPerson, () => naomi);
    await person.click(again);
    expect(await card.findByText('Twenty years of taps and boilers.')).toBeTruthy();
  });

  it('is a name alone where it is a child [D-10, KIDS-01]', async () => {
    openInbox(true);
    expect(await screen.findByRole('heading', { name: 'Naomi Feld' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Naomi Feld' })).toBeNull();
  });
});

it('who does the work is shown in My Services in the same way [D-10]', async () => {
  signInAs();
  server.on(listServices, () => ({
    items: [aService({ professional: onCard })],
    nextCursor: null,
  }));
  server.on(getPerson, () => naomi);
  answerReviews(aPublicReview());
  const { person } = renderApp('/my-services');
  await person.click(await screen.findByRole('button', { name: 'Naomi Feld' }));
  const card = within(await screen.findByRole('dialog', { name: 'Naomi Feld' }));
  expect(await card.findByText('Came on time and left the kitchen clean.')).toBeTruthy();
});

it('a photo of a review is reported to the moderators', async () => {
  server.on(getPerson, () => naomi);
  const review = aPublicReview({
    imageUrls: ['http://files.test/a.webp', 'http://files.test/b.webp'],
  });
  answerReviews(review);
  server.on(reportReview, () => ({ reviewId: review.id, reportedAt: review.createdAt }));
  const { person, card } = await openCard();
  const name = `Report the review by ${review.clientFirstName}`;
  await person.click(await card.findByRole('button', { name }));
  const form = within(await screen.findByRole('dialog', { name }));
  await person.type(await form.findByLabelText(/^What is wrong/), 'It shows my house.');
  await person.selectOptions(form.getByLabelText('What it is about'), 'Photo 2');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Thank you\. Our moderators/);
  expect(server.received(reportReview)).toMatchObject([
    { params: { reviewId: review.id }, body: { reason: 'It shows my house.', photo: 2 } },
  ]);
});

describe('whose job it is', () => {
  const clara = aPerson({ fullName: 'Clara Whitfield', profession: null, accountType: 'client' });
  const job = aJobDetail({
    client: {
      id: clara.id,
      fullName: clara.fullName,
      jobsPosted: 4,
      jobsFilled: 2,
      rating: null,
      reviewCount: 0,
    },
  });
  beforeEach(() => {
    server.on(getJob, () => job);
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
  });

  it('is shown to a professional, without reviews that a client does not get [D-10]', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    server.on(getPerson, () => ({ ...clara, bio: 'An old house with old pipes.' }));
    const { person } = renderApp(`/jobs/${job.id}`);
    await person.click(await screen.findByRole('button', { name: 'Clara Whitfield' }));
    const card = within(await screen.findByRole('dialog', { name: 'Clara Whitfield' }));
    expect(await card.findByText('An old house with old pipes.')).toBeTruthy();
    expect(card.queryByRole('region', { name: 'Reviews' })).toBeNull();
    expect(server.received(listReviews)).toEqual([]);
  });

  it('shows what the two share, each with its proof, and reviews as a client (F10)', async () => {
    signInAs({ userType: 'professional', accountType: 'gig_worker' });
    server.on(getPerson, () => clara);
    const at = '2026-01-20T10:00:00.000Z';
    const fact = (subjectId: string, title: string, count = 1) => ({
      count,
      proofs: [{ subjectId, title, at }],
    });
    server.on(getSharedHistory, () => ({
      services: fact(job.id, 'New faucet', 3),
      courses: fact('7', 'Notary basics'),
      events: fact(clara.id, 'Trade night', 2),
      known: {
        count: 3,
        people: ['Ines Carvalho', 'Ruth Okafor'].map((fullName) => ({ id: job.id, fullName })),
      },
    }));
    server.on(listReviewsOfClient, () => ({
      items: [
        {
          id: job.id,
          rating: 4,
          comment: 'Said clearly what to do.',
          phrases: [],
          professionalFirstName: 'Pat P.',
          createdAt: at,
          evidence: 'escrow' as const,
          reply: null,
        },
      ],
      nextCursor: null,
    }));
    const { person } = renderApp(`/jobs/${job.id}`);
    await person.click(await screen.findByRole('button', { name: 'Clara Whitfield' }));
    const card = within(await screen.findByRole('dialog', { name: 'Clara Whitfield' }));
    const linkOf = (title: string) =>
      card.getByText(title, { selector: 'a, a *' }).closest('a')?.getAttribute('href');
    await person.click(await card.findByText('3 completed services for each other'));
    card.getByText('You both know Ines Carvalho, Ruth Okafor, and 1 more.');
    expect(linkOf('New faucet')).toBe(`/services/${job.id}`);
    await person.click(card.getByText('Learned together: Notary basics'));
    expect(linkOf('Notary basics')).toBe('/course/7');
    await person.click(card.getByText('Met at Trade night and 1 more'));
    expect(linkOf('Trade night')).toBe(`/event/${clara.id}`);
    expect(await card.findByText('Said clearly what to do.')).toBeTruthy();
  });

  it('is a name alone to a child [D-10]', async () => {
    signInAs({ userType: 'professional', accountType: 'sidework_kids' });
    renderApp(`/jobs/${job.id}`);
    expect(await screen.findByText('Clara Whitfield')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clara Whitfield' })).toBeNull();
  });
});
