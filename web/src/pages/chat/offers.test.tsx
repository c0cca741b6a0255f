import {
  acceptOffer,
  type OfferView,
  sendOffer,
} from '@sidework/contracts/schema/network-chat/offers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const maria = aPersonCard({ fullName: 'Maria Lopez', profession: 'Joiner' });

const anOffer = (offer: Partial<OfferView> = {}): OfferView => ({
  id: anId(),
  title: 'Two bookcases',
  amountCents: 120_000,
  day: null,
  workingDays: 5,
  status: 'open',
  expiresAt: '2026-01-12T10:00:00.000Z',
  serviceId: null,
  ...offer,
});

it('an offer is accepted by its client, and its card leads to the work', async () => {
  const talk = aTalk(server, { person: maria });
  const offer = anOffer();
  const message = talk.add({ id: offer.id, content: 'Oak, to the ceiling.', offer });
  signInAs({ userType: 'client' });
  const { person } = renderApp(talk.path);
  const card = within(await screen.findByRole('article', { name: 'Two bookcases' }));
  expect(card.getByText('Oak, to the ceiling.')).toBeTruthy();
  expect(card.getByText('$1,200.00').parentElement?.textContent).toBe(
    '$1,200.00 · 5 working days after acceptance',
  );
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();

  const accepted = { ...offer, status: 'accepted' as const };
  let accepts = 0;
  server.on(acceptOffer, () => {
    accepts += 1;
    return accepted;
  });
  await person.click(card.getByRole('button', { name: 'Accept Two bookcases' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  expect(accepts).toBe(0);
  await person.click(asked.getByRole('button', { name: 'Accept' }));
  await card.findByText('Accepted');
  expect(card.queryByRole('button')).toBeNull();

  const serviceId = anId();
  const socket = await realtime.open();
  socket.push({
    type: 'message_changed',
    message: { ...message, offer: { ...accepted, serviceId } },
  });
  const link = await card.findByRole('link', { name: 'Open the work' });
  expect(link.getAttribute('href')).toBe(`/services/${serviceId}`);
});

it('a professional makes an offer, and is told what is missing', async () => {
  const talk = aTalk(server, { person: maria });
  talk.add();
  signInAs({ userType: 'professional' });
  const { person } = renderApp(talk.path);
  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Offer to Maria Lopez' }));
  const sent: unknown[] = [];
  server.on(sendOffer, ({ body }) => {
    sent.push(body);
    return anOffer();
  });
  await person.click(form.getByRole('button', { name: 'Send offer' }));
  for (const fault of ['Please enter a title', 'Say what is included', 'Enter a number of days'])
    expect(await form.findByText(fault)).toBeTruthy();
  await person.type(form.getByLabelText(/^Title/), 'Shelves');
  await person.type(form.getByLabelText(/^What is included/), 'Oak.');
  await person.type(form.getByLabelText(/^Price/), '1,200');
  await person.type(form.getByLabelText(/^Working days( \*)?$/), '5');
  await person.click(form.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const terms = { title: 'Shelves', amountCents: 120_000, workingDays: 5 };
  expect(sent).toMatchObject([{ receiverId: maria.id, description: 'Oak.', ...terms }]);
});

it('the sender of an open offer sees that it waits, and can withdraw it', async () => {
  const talk = aTalk(server, { person: maria });
  const offer = anOffer({ workingDays: null, day: '2026-03-05' });
  talk.add({ id: offer.id, senderId: viewerId, receiverId: maria.id, offer });
  signInAs({ userType: 'professional' });
  renderApp(talk.path);
  const card = within(await screen.findByRole('article', { name: 'Two bookcases' }));
  expect(card.getByText('Waiting for an answer')).toBeTruthy();
  expect(card.getByText(/By .*March 5|By .*Mar 5/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Withdraw Two bookcases' })).toBeTruthy();
  expect(card.queryByRole('button', { name: /Accept/ })).toBeNull();
});
