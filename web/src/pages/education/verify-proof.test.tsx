import type { ProofView } from '@sidework/contracts/client-services/proofs';
import {
  issueProof,
  listOwnProofs,
  verifyProof,
  withdrawProof,
} from '@sidework/contracts/schema/client-services/proofs';
import { getReviewRatings, listReviews } from '@sidework/contracts/schema/client-services/reviews';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getPro, listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { getOwnPortfolio } from '@sidework/contracts/schema/marketplace/portfolio';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { answerProFacts } from '../../../test/pro-facts.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const code = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const [service, license] = [anId(), anId()];
const files = { jsonUrl: 'http://files.test/json', pdfUrl: 'http://files.test/pdf' };
const view: ProofView = {
  proof: {
    kind: 'sidework-proof',
    version: 1,
    issuer: 'https://sidework.test',
    code,
    verifyAt: `https://sidework.test/verify/${code}`,
    issuedAt: '2026-12-01T12:00:00.000Z',
    holderName: 'Maria Lopez',
    services: {
      completed: 120,
      listed: [{ id: service, title: null, completedOn: '2026-11-03', evidence: 'escrow' }],
    },
    reviews: {
      average: 4.5,
      ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 })),
      listed: [],
    },
    licenses: [
      { id: license, name: 'Master Plumber', state: 'NJ', until: null, verifiedOn: '2026-11-03' },
    ],
    education: { credits: 6, listed: [] },
  },
  ended: [],
  ...files,
};

it('a proof says what it proves, and what changed since', async () => {
  server.on(verifyProof, () => view);
  const { unmount } = renderApp(`/verify/${code}`);
  await screen.findByText('Valid');
  const main = screen.getByRole('main');
  for (const fact of ['Maria Lopez', '120', '4.5 of 5 from 2 reviews', 'Master Plumber, NJ'])
    expect(main.textContent).toContain(fact);
  expect(main.textContent).toContain('The 1 newest of 120 are listed.');
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    files.pdfUrl,
  );
  unmount();

  const ended = [
    { kind: 'license' as const, id: license },
    { kind: 'review' as const, id: anId() },
    { kind: 'review' as const, id: anId() },
  ];
  server.on(verifyProof, () => ({ ...view, ended }));
  renderApp(`/verify/${code}`);
  await screen.findByText('Changed since');
  await screen.findByText('1 license ended or is no longer verified. 2 reviews were removed.');
  const row = within(screen.getByRole('list', { name: 'Licenses' })).getByRole('listitem');
  expect(row.textContent).toContain('Ended');
});

it('a code of no proof says so', async () => {
  server.on(verifyProof, () => refuse(404, 'proof_not_found', 'None'));
  renderApp(`/verify/${code}`);
  await screen.findByRole('heading', { name: 'There is no such proof' });
});

it('a professional signs a proof by one click on their page, and withdraws it', async () => {
  const pro = {
    ...aPersonCard(),
    location: 'Newark, NJ',
    licenses: [],
    area: null,
    identity: null,
    isFindable: false,
  };
  signInAs({ id: pro.id });
  const proof = { code, issuedAt: '2026-12-01T12:00:00.000Z', ...files };
  let proofs = [] as (typeof proof)[];
  answerProFacts(server);
  server.on(getPro, () => pro);
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(getOwnPortfolio, () => ({ items: [] }));
  server.on(listGigs, () => ({ items: [], nextCursor: null }));
  server.on(listReviews, () => ({ items: [], nextCursor: null }));
  server.on(getReviewRatings, () => ({ ratings: view.proof.reviews.ratings }));
  server.on(listOwnProofs, () => ({ items: proofs, nextCursor: null }));
  server.on(issueProof, () => {
    proofs = [proof];
    return proof;
  });
  server.on(withdrawProof, () => {
    proofs = [];
    return { code };
  });
  const { person } = renderApp(`/pro/${pro.id}`);
  await person.click(await screen.findByRole('button', { name: 'Get my record' }));
  const list = within(await screen.findByRole('list', { name: 'Your proofs' }));
  expect(list.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(files.jsonUrl);
  await person.click(list.getByRole('button', { name: `Withdraw proof ${code}` }));
  await person.click(await screen.findByRole('button', { name: 'Withdraw proof' }));
  await screen.findByText('The proof is withdrawn');
  expect(screen.queryByRole('list', { name: 'Your proofs' })).toBeNull();
});
