import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/disputes';
import {
  cancelService,
  disputeService,
  listDisputes,
  releaseService,
  settleDispute,
} from '@sidework/contracts/client-services/escrow';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { messagesGiven } from '@sidework/contracts/network-chat/events';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { faultsIn } from '../../test/faults-in-books.ts';
import { accounts, aKey, fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { settleDueDisputesJob } from './settle-due.ts';

const service = testClientServices({ APPEAL_DAYS: 3 });
const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer();
const staff = { roles: ['moderator' as const], aal: 'aal2' as const };

let client: Actor;
let professional: Actor;
let moderator: Actor;
let other: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  moderator = await service.person(staff);
  other = await service.person(staff);
  await dispute({ professional });
});

async function dispute(given: Parameters<typeof aService>[1] | { professional: Actor }) {
  ({ id: serviceId } = await aService(service.db, { client, ...given }));
  await fund(service, client, serviceId, 9_900);
  const body = { reason: 'Half of it is missing.' };
  await service.as(client).call(disputeService, { params: { serviceId }, body, headers: aKey() });
}

const ask = async (by: Actor, endpoint: Endpoint, body?: object) => {
  const reply = await service
    .as(by)
    .call(endpoint, { params: { serviceId }, ...(body && { body }) } as never);
  return reply.statusCode < 300 ? reply.statusCode : (reply.json() as { code: string }).code;
};
const answer = (by: Actor) => ask(by, api.answerDispute, { statement: 'The pump was not paid.' });
const accept = (by: Actor) => ask(by, api.acceptDecision);
const appeal = (by: Actor) => ask(by, api.appealDecision, { reason: 'See the photo.' });
async function decide(by: Actor, toClientCents: number) {
  const [row] = await service.sql`
    select id from disputes where service_id = ${serviceId} order by opened_at desc limit 1`;
  const body = {
    toClientCents,
    toProfessionalCents: 9_900 - toClientCents,
    explanation: 'Half is done.',
  };
  const reply = await service
    .as(by)
    .call(settleDispute, { params: { disputeId: row?.id }, body, headers: aKey() });
  return reply.statusCode < 300 ? reply.statusCode : reply.json().code;
}
const seen = async (by: Actor) =>
  (await service.as(by).call(api.listServiceDisputes, { params: { serviceId } })).json().items[0];
const waiting = async () => {
  const { items } = (await service.as(moderator).call(listDisputes)).json();
  return items.find((each: { serviceId: string }) => each.serviceId === serviceId);
};
const later = (days: number) => ({
  ...service.deps,
  now: () => new Date(Date.now() + days * 24 * 60 * 60_000),
});
const earned = async () => (await accounts(service))[`pro_payable:${professional.id}`] ?? 0;

describe('a dispute', () => {
  it('has both statements and the files of both, which a moderator reads too', async () => {
    expect(await answer(client)).toBe('own_dispute');
    expect(await answer(professional)).toBe(200);
    expect(await answer(professional)).toBe('dispute_answered');
    for (const by of [client, professional]) {
      const added = await service.as(by).call(api.addDisputeEvidence, {
        params: { serviceId },
        body: picture as never,
        headers: { 'content-type': 'image/jpeg' },
      });
      expect(added.statusCode, added.body).toBe(200);
    }
    expect(await seen(client)).toMatchObject({
      status: 'open',
      opened: { by: 'client', text: 'Half of it is missing.' },
      answer: { by: 'professional', text: 'The pump was not paid.' },
      answerUntil: null,
      may: { answer: false, addEvidence: true, addMessages: true, accept: false, appeal: false },
    });
    const open = await waiting();
    expect(open).toMatchObject({ evidence: [{ by: 'client' }, { by: 'professional' }] });
    const [file] = open.evidence;
    const params = { disputeId: open.id, evidenceId: file.id };
    const read = await service.as(moderator).call(api.readEvidence, { params });
    expect(read.json()).toMatchObject({ mediaType: 'image/webp' });
    const stranger = await service.person();
    const theirs = { params: { serviceId, evidenceId: file.id } };
    expect((await service.as(stranger).call(api.downloadEvidence, theirs)).statusCode).toBe(404);
    expect((await service.as(professional).call(api.downloadEvidence, theirs)).statusCode).toBe(
      200,
    );
  });

  it('has the messages that a side chose, and takes none after the decision', async () => {
    const sentAt = '2026-11-20T10:00:00.000Z';
    const give = (content: string) =>
      service.receive(messagesGiven, {
        serviceId,
        givenBy: client.id,
        otherId: professional.id,
        messages: [{ id: randomUUID(), senderId: professional.id, content, fileCount: 1, sentAt }],
      });
    await give('I will not finish it.');
    const messages = [
      {
        by: 'client',
        sentBy: 'professional',
        content: 'I will not finish it.',
        fileCount: 1,
        sentAt,
      },
    ];
    expect(await seen(professional)).toMatchObject({ messages, may: { addMessages: true } });
    expect(await waiting()).toMatchObject({ messages });
    await decide(moderator, 3_300);
    await give('Too late.');
    expect((await seen(client)).messages).toHaveLength(1);
  });

  it('holds back words between a child and the other side, but not from moderators', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' });
    await dispute({ professional: kid, isGuardianApproved: true } as never);
    const statement = 'Call me on 201-555-0123.';
    expect(await ask(kid, api.answerDispute, { statement })).toBe(200);
    expect((await seen(client)).answer.text).not.toContain('555');
    expect((await seen(kid)).answer.text).toBe(statement);
    expect((await waiting()).answer.text).toBe(statement);
    expect((await seen(kid)).may.addEvidence).toBe(false);
    expect(await decide(moderator, 9_900)).toBe(200);
    expect(await ask(kid, api.appealDecision, { reason: statement })).toBe(200);
    expect(JSON.stringify(await seen(client))).not.toContain('555');
    expect(JSON.stringify((await seen(kid)).appeal)).toContain('555');
  });
});

describe('a decision', () => {
  it('holds the money until both sides accept it, and no other act is open meanwhile', async () => {
    expect(await accept(client)).toBe('dispute_not_open');
    expect(await decide(moderator, 3_300)).toBe(200);
    expect(await decide(other, 3_300)).toBe('dispute_settled');
    expect(await seen(professional)).toMatchObject({
      status: 'decided',
      decision: { toClientCents: 3_300, toProfessionalCents: 6_600 },
      may: { accept: true, appeal: true },
    });
    expect(await ask(client, releaseService)).toBe('service_disputed');
    expect(await ask(professional, cancelService, {})).toBe('service_disputed');
    expect(await waiting()).toBeUndefined();
    expect(await accept(client)).toBe(200);
    expect(await accept(client)).toBe('decision_accepted');
    expect(await earned()).toBe(0);
    expect(await accept(professional)).toBe(200);
    expect(await earned()).toBe(5_940);
    expect((await seen(client)).status).toBe('settled');
    expect(await faultsIn(service)).toEqual([]);
  });

  it('moves the money once the days for an appeal are over, and not before', async () => {
    await decide(moderator, 0);
    expect(await settleDueDisputesJob.run(later(2), new AbortController().signal)).toBe(false);
    expect(await settleDueDisputesJob.run(later(4), new AbortController().signal)).toBe(true);
    expect(await settleDueDisputesJob.run(later(4), new AbortController().signal)).toBe(false);
    expect(await earned()).toBe(8_910);
    expect(await appeal(client)).toBe('dispute_not_open');
  });

  it('is carried out although another one cannot be yet', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' });
    const adults = serviceId;
    await dispute({ professional: kid, isGuardianApproved: true } as never);
    await decide(moderator, 0);
    serviceId = adults;
    await decide(moderator, 0);
    await settleDueDisputesJob.run(later(4), new AbortController().signal);
    expect(await earned()).toBe(8_910);
  });

  it('is accepted by adults alone, so that a child keeps its appeal', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' });
    await dispute({ professional: kid, isGuardianApproved: true } as never);
    await decide(moderator, 9_900);
    expect((await seen(kid)).may).toMatchObject({ accept: false, appeal: true });
    expect(await accept(kid)).toBe('decision_of_adults');
    expect(await ask(kid, api.appealDecision, { reason: 'I mowed all of it.' })).toBe(200);
  });

  it('about the work of a child is appealed by its guardian, and accepted by none of them', async () => {
    const guardian = await service.person();
    const kids = { accountType: 'sidework_kids' as const };
    const kid = await service.person(kids, { ...kids, guardianIds: [guardian.id] });
    await dispute({ professional: kid, isGuardianApproved: true } as never);
    await decide(moderator, 9_900);
    const told = await service.sql`
      select data->'guardianIds' as ids from outbox
      where type = 'client-services.dispute.decided.v1' and data->>'serviceId' = ${serviceId}`;
    expect(told).toEqual([{ ids: [guardian.id] }]);
    expect((await seen(guardian)).may).toMatchObject({ accept: false, appeal: true });
    expect(await accept(guardian)).toBe('service_read_only');
    expect(await ask(await service.person(), api.appealDecision, { reason: 'No.' })).toBe(
      'service_not_found',
    );
    const reason = 'All of the lawn was mowed.';
    expect(await ask(guardian, api.appealDecision, { reason })).toBe(200);
    expect(await seen(client)).toMatchObject({
      status: 'appealed',
      appeal: { by: 'professional' },
      may: { appeal: false },
    });
    expect((await waiting()).appeal.text).toBe(reason);
    expect(await ask(kid, api.appealDecision, { reason })).toBe('dispute_not_open');
  });

  it('is appealed once, and another moderator decides for good', async () => {
    await decide(moderator, 9_900);
    expect(await appeal(professional)).toBe(200);
    expect(await seen(client)).toMatchObject({
      status: 'appealed',
      decision: null,
      firstDecision: { toClientCents: 9_900 },
      appeal: { by: 'professional', text: 'See the photo.' },
    });
    expect(await decide(moderator, 9_900)).toBe('appeal_of_other_moderator');
    expect(await decide(other, 0)).toBe(200);
    expect(await earned()).toBe(8_910);
    expect(await appeal(client)).toBe('dispute_not_open');
    expect(await faultsIn(service)).toEqual([]);
  });

  it('is accepted and appealed at once by its two sides without moving money twice', async () => {
    await decide(moderator, 5_000);
    const answers = await Promise.all([accept(client), appeal(professional), accept(professional)]);
    expect(answers.filter((each) => each === 200).length).toBeGreaterThanOrEqual(1);
    const { status } = await seen(client);
    expect(await earned()).toBe(status === 'settled' ? 4_410 : 0);
    expect(await faultsIn(service)).toEqual([]);
  });
});
