import type { DisputeCase } from '@sidework/contracts/schema/client-services/dispute-case';
import {
  acceptDecision,
  addDisputeEvidence,
  answerDispute,
  appealDecision,
  listServiceDisputes,
} from '@sidework/contracts/schema/client-services/disputes';
import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import { giveMessages, listMessages } from '@sidework/contracts/schema/network-chat/messages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
fakeUploads();
const at = '2026-01-05T10:00:00.000Z';
const opened: DisputeCase = {
  id: anId(),
  status: 'open',
  opened: { by: 'client', text: 'Half of it is missing.', at },
  answerUntil: '2099-01-10T10:00:00.000Z',
  answer: null,
  evidence: [],
  messages: [],
  appeal: null,
  firstDecision: null,
  decision: null,
  appealUntil: null,
  accepted: { client: false, professional: false },
  settledAt: null,
  may: { answer: true, addEvidence: true, addMessages: true, accept: false, appeal: false },
};
const told: DisputeCase = {
  ...opened,
  answer: { by: 'professional', text: 'The pump was not paid.', at },
  answerUntil: null,
  may: { ...opened.may, answer: false },
};
const decided: DisputeCase = {
  ...told,
  status: 'decided',
  decision: {
    toClientCents: 15_000,
    toProfessionalCents: 30_000,
    explanation: 'Two of three.',
    at,
  },
  appealUntil: '2099-01-10T10:00:00.000Z',
  may: { answer: false, addEvidence: false, addMessages: false, accept: true, appeal: true },
};

function open(viewerId: 'clientId' | 'professionalId' | 'guardian', dispute: DisputeCase) {
  const work = aService({ escrowedAmountCents: 45_000 });
  const service = { ...work, money: { ...work.money, isDisputed: true, topUpCents: 0 } };
  signInAs(viewerId === 'guardian' ? { isGuardian: true } : { id: service[viewerId] });
  server.on(getService, () => service);
  for (const list of [listStageChanges, listPaymentHistory, listExtensions, listNegotiations])
    server.on(list, () => ({ items: [] }));
  const photos = { before: [], after: [], review: [], mayChange: [] };
  server.on(listServicePhotos, () => photos);
  server.on(listServiceDisputes, () => ({ items: [dispute] }));
  return renderApp(`/services/${service.id}`);
}
const card = async () => within(await screen.findByRole('region', { name: 'Dispute' }));

it('the other side tells its own and adds a photo, with the days that are left', async () => {
  const { person } = open('professionalId', opened);
  server.on(answerDispute, () => ({ items: [told] }));
  const photo = { id: anId(), by: 'professional' as const, isPicture: true, addedAt: at };
  server.on(addDisputeEvidence, () => ({ items: [{ ...told, evidence: [photo] }] }));
  const dispute = await card();
  dispute.getByText('Clara Whitfield opened the dispute');
  dispute.getByText(/The other side can answer until/);
  await person.type(dispute.getByRole('textbox', { name: /^Your side/ }), 'The pump was not paid.');
  await person.click(dispute.getByRole('button', { name: 'Send your side' }));
  await dispute.findByText('You answered');
  const file = new File(['a photo'], 'pump.png', { type: 'image/png' });
  await person.upload(dispute.getByLabelText('Add a paper or a photo'), file);
  await dispute.findByRole('button', { name: 'Download: Photo 1' });
});

it('a decision is accepted, or appealed with a reason', async () => {
  const { person } = open('clientId', decided);
  const accepted = { ...decided, accepted: { client: true, professional: false } };
  server.on(acceptDecision, () => ({ items: [accepted] }));
  server.on(appealDecision, () => ({ items: [{ ...told, status: 'appealed' as const }] }));
  const dispute = await card();
  dispute.getByText('Two of three.');
  await person.click(dispute.getByRole('button', { name: 'Appeal' }));
  await person.type(await screen.findByLabelText(/^What is wrong with it/), 'See the photo.');
  await person.click(screen.getByRole('button', { name: 'Send the appeal' }));
  await dispute.findByText('Appealed');
  expect(server.received(appealDecision)[0]?.body).toEqual({ reason: 'See the photo.' });
});

it('a guardian reads the decision about the pay of a child and appeals it, but accepts nothing', async () => {
  const { person } = open('guardian', { ...decided, may: { ...decided.may, accept: false } });
  server.on(appealDecision, () => ({ items: [{ ...told, status: 'appealed' as const }] }));
  const dispute = await card();
  dispute.getByText('Clara Whitfield opened the dispute');
  dispute.getByText('Maria answered');
  expect(dispute.queryByRole('button', { name: 'Accept the decision' })).toBeNull();
  await person.click(dispute.getByRole('button', { name: 'Appeal' }));
  await person.type(await screen.findByLabelText(/^What is wrong with it/), 'See the photo.');
  await person.click(screen.getByRole('button', { name: 'Send the appeal' }));
  await dispute.findByText('Appealed');
});

it('chosen messages of the conversation are given to the dispute, and no others', async () => {
  const { person } = open('professionalId', told);
  const message = (content: string, sequence: number) => ({
    id: anId(),
    senderId: anId(),
    receiverId: anId(),
    content,
    isHidden: false,
    read: true,
    sequence,
    createdAt: at,
  });
  const [first, second] = [message('The pump is paid.', 1), message('See you at nine.', 2)];
  server.on(listMessages, () => ({ items: [second, first], nextCursor: null }));
  server.on(giveMessages, () => ({ count: 1 }));
  const dispute = await card();
  await person.click(dispute.getByRole('button', { name: 'Choose messages' }));
  const form = within(await screen.findByRole('form', { name: 'Choose Messages' }));
  expect(form.getByRole('button', { name: 'Add messages' })).toHaveProperty('ariaDisabled', 'true');
  await person.click(await form.findByRole('checkbox', { description: 'The pump is paid.' }));
  const given = { id: first.id, by: 'professional' as const, sentBy: 'client' as const };
  const messages = [{ ...given, content: first.content, fileCount: 0, sentAt: at }];
  server.on(listServiceDisputes, () => ({ items: [{ ...told, messages }] }));
  await person.click(form.getByRole('button', { name: 'Add 1 message' }));
  await dispute.findByText('Clara Whitfield wrote');
  expect(server.received(giveMessages)[0]?.body).toMatchObject({ messageIds: [first.id] });
});
