import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import {
  replyToClientReview,
  submitClientReview,
} from '@sidework/contracts/schema/client-services/reviews';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import {
  getService,
  listServices,
  listStageChanges,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fill, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aReview } from '../../../test/service-builders.ts';

const server = fakeServer();

function open(viewerId: string, service: ServiceView) {
  signInAs({ id: viewerId });
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(getService, () => service);
  server.on(listServices, () => ({ items: [], nextCursor: null }));
  server.on(listServicePhotos, () => ({ before: [], after: [], review: [], mayChange: [] }));
  server.on(listStageChanges, () => ({ items: [] }));
  server.on(listPaymentHistory, () => ({ items: [] }));
  server.on(listExtensions, () => ({ items: [] }));
  server.on(listNegotiations, () => ({ items: [] }));
  return renderApp(`/services/${service.id}`);
}

const reviewClient = { name: 'Review your client' };

it('a professional reviews the client of completed work, who sees it later [D-135]', async () => {
  const service = aCompletedService();
  const { person } = open(service.professionalId, service);
  await person.click(await screen.findByRole('button', reviewClient));
  const form = within(await screen.findByRole('dialog', { name: 'Review Clara Whitfield' }));
  expect(form.getByText(/Neither of you sees the other’s review until/)).toBeTruthy();
  await fill(person, form.getByRole('textbox', { name: 'Comment' }), 'Clear and fair.');
  const opensAt = '2026-02-03T10:00:00.000Z';
  const clientReview = aReview({ comment: 'Clear and fair.', opensAt, editableUntil: opensAt });
  server.on(submitClientReview, () => clientReview);
  server.on(getService, () => ({ ...service, clientReview }));
  await person.click(form.getByRole('button', { name: 'Submit Review' }));
  expect(await screen.findByText(/sees it once both of you have written one/)).toBeTruthy();
  expect(server.received(submitClientReview)[0]?.body).toEqual({
    rating: 5,
    comment: 'Clear and fair.',
  });
});

it('a child reviews its client with phrases of its own', async () => {
  const service = aCompletedService({ isOfChild: true });
  const { person } = open(service.professionalId, service);
  await person.click(await screen.findByRole('button', reviewClient));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByRole('textbox')).toBeNull();
  expect(form.getByRole('checkbox', { name: 'Polite' })).toBeTruthy();
  expect(form.queryByRole('checkbox', { name: 'Careful' })).toBeNull();
});

it('a review of the work that is open already asks for no other', async () => {
  const service = aCompletedService({ review: aReview() });
  open(service.professionalId, service);
  await screen.findByText('Your client’s review');
  expect(screen.queryByRole('button', reviewClient)).toBeNull();
});

it('a client answers the review once, and a child’s never', async () => {
  const clientReview = aReview({ comment: 'Pays late.' });
  const service = aCompletedService({ review: aReview(), clientReview });
  const { person } = open(service.clientId, service);
  await person.click(await screen.findByRole('button', { name: 'Reply to the review' }));
  const form = within(await screen.findByRole('dialog'));
  await fill(person, form.getByRole('textbox', { name: /Your reply/ }), 'The mail was lost.');
  const replied = {
    ...clientReview,
    reply: 'The mail was lost.',
    repliedAt: clientReview.createdAt,
  };
  server.on(replyToClientReview, () => replied);
  server.on(getService, () => ({ ...service, clientReview: replied }));
  await person.click(form.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Answer: The mail was lost.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reply to the review' })).toBeNull();
});
