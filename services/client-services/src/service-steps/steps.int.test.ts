import type { Actor } from '@sidework/chassis/http/actor';
import { acceptService } from '@sidework/contracts/client-services/crm';
import * as disputes from '@sidework/contracts/client-services/disputes';
import { disputeService, settleDispute } from '@sidework/contracts/client-services/escrow';
import { approveExtension, requestExtension } from '@sidework/contracts/client-services/extensions';
import {
  acceptNegotiation,
  proposeNegotiation,
} from '@sidework/contracts/client-services/negotiations';
import {
  listServiceSteps,
  type ServiceStep,
} from '@sidework/contracts/client-services/service-steps';
import { setDeadline } from '@sidework/contracts/client-services/services';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { aKey, fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices({ APPEAL_DAYS: 3 });
const timeZone = 'America/New_York';
const staff = { roles: ['moderator' as const], aal: 'aal2' as const };

let client: Actor;
let professional: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  const pair = { client, professional };
  const proposed = { agreement: 'proposed', agreedAt: null } as const;
  ({ id: serviceId } = await aService(service.db, { ...pair, ...proposed }));
});

async function act(by: Actor, endpoint: Endpoint, body?: object, params: object = { serviceId }) {
  const reply = await service
    .as(by)
    .call(endpoint, { params, headers: aKey(), ...(body && { body }) } as never);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json();
}
const steps = async (by = client): Promise<ServiceStep[]> =>
  (await service.as(by).call(listServiceSteps, { params: { serviceId } })).json().items;
const reason = 'It rained.';

it('the agreement, the first deadline and who approved later days and terms stay known', async () => {
  expect(await steps()).toEqual([]);
  await act(client, acceptService);
  await act(client, setDeadline, { deadline: '2099-01-05', timeZone });
  await act(client, setDeadline, { deadline: '2099-01-08', timeZone });
  const asked = await act(professional, requestExtension, {
    proposedDeadline: '2099-01-20',
    reason,
  });
  await act(client, approveExtension, undefined, { extensionId: asked.extension.id });
  const wish = { proposedAmountCents: 12_000, timeZone, reason };
  const { negotiation } = await act(client, proposeNegotiation, wish);
  await act(professional, acceptNegotiation, { timeZone }, { negotiationId: negotiation.id });
  expect(await steps(professional)).toMatchObject([
    { kind: 'terms_accepted', by: 'professional', amountCents: 12_000 },
    { kind: 'extension_approved', by: 'client', day: '2099-01-20' },
    { kind: 'first_deadline', by: null, day: '2099-01-05' },
    { kind: 'agreed', by: 'client' },
  ]);
});

it('a dispute stays known with each of its steps, once it is settled too', async () => {
  await act(client, acceptService);
  await fund(service, client, serviceId, 9_900);
  await act(client, disputeService, { reason: 'Half of it is missing.' });
  await act(professional, disputes.answerDispute, { statement: 'The pump was not paid.' });
  const [row] = await service.sql`select id from disputes where service_id = ${serviceId}`;
  const decide = async (toClientCents: number) =>
    act(
      await service.person(staff),
      settleDispute,
      { toClientCents, toProfessionalCents: 9_900 - toClientCents, explanation: 'Half is done.' },
      { disputeId: row?.id },
    );
  await decide(4_900);
  await act(client, disputes.acceptDecision);
  await act(professional, disputes.appealDecision, { reason: 'See the photo.' });
  await decide(900);
  const toClient = ({ kind, by, split }: ServiceStep) => [kind, by, split?.toClientCents];
  const all = (await steps()).map(toClient);
  expect(all.slice(0, 2).toSorted()).toEqual([
    ['dispute_decided', 'moderator', 900],
    ['dispute_settled', null, undefined],
  ]);
  expect(all.slice(2)).toEqual([
    ['dispute_appealed', 'professional', undefined],
    ['dispute_decided', 'moderator', 4_900],
    ['dispute_answered', 'professional', undefined],
    ['dispute_opened', 'client', undefined],
    ['agreed', 'client', undefined],
  ]);
});

it('a stranger reads none of it', async () => {
  const reply = await service
    .as(await service.person())
    .call(listServiceSteps, { params: { serviceId } });
  expect(reply.statusCode).toBe(404);
});
