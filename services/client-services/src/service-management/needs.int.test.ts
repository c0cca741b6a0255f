import type { Actor } from '@sidework/chassis/http/actor';
import { markPaidOutside } from '@sidework/contracts/client-services/escrow';
import { needRaised } from '@sidework/contracts/client-services/events';
import {
  progressService,
  requestChanges,
  setDeadline,
} from '@sidework/contracts/client-services/services';
import type { NeedDetails } from '@sidework/contracts/kernel/needs';
import { proposalAccepted } from '@sidework/contracts/marketplace/events';
import { beforeEach, expect, it } from 'vitest';
import { aHire, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

/** The needs of a service that were told, in order: raised with its day or reason, or met. */
const told = async (serviceId: string) =>
  (await service.emitted())
    .filter(({ type, data }) => type.includes('.need.') && data.subjectId === serviceId)
    .map(({ type, data }) => {
      const { day, reason, amountCents } = (data.details ?? {}) as NeedDetails;
      const what = day ?? reason ?? amountCents;
      return type === needRaised.type ? `${data.kind} ${what}` : `${data.kind} met`;
    });

const setDay = async (serviceId: string, deadline: string | null) => {
  const body = { deadline, timeZone: 'America/New_York' };
  const reply = await service.as(client).call(setDeadline, { params: { serviceId }, body });
  expect(reply.statusCode, reply.body).toBe(200);
};
const complete = async (serviceId: string) => {
  const body = { progressStage: 'completed' };
  const reply = await service
    .as(professional)
    .call(progressService, { params: { serviceId }, body });
  expect(reply.statusCode, reply.body).toBe(200);
};

it('a deadline waits for the professional until it is taken away or the work is completed', async () => {
  const { id } = await aService(service.db, { client, professional });
  await setDay(id, '2099-03-01');
  await setDay(id, '2099-03-08');
  await setDay(id, null);
  await setDay(id, '2099-03-09');
  await complete(id);
  expect(await told(id)).toEqual([
    'deadline_near 2099-03-01',
    'deadline_near 2099-03-08',
    'deadline_near met',
    'deadline_near 2099-03-09',
    'deadline_near met',
    'work_to_fund met',
    'work_to_pay 9900',
  ]);
});

it('requested changes wait for the professional until the work is completed again', async () => {
  const { id } = await aService(service.db, { client, professional, ...completed() });
  const body = { reason: 'It still drips.' };
  await service.as(client).call(requestChanges, { params: { serviceId: id }, body });
  const asked = async () => (await told(id)).filter((text) => text.startsWith('changes_requested'));
  expect(await asked()).toEqual(['changes_requested It still drips.']);
  await complete(id);
  expect(await asked()).toEqual(['changes_requested It still drips.', 'changes_requested met']);
});

it('money waits for the client from the hire on, and is to be paid once the work is completed', async () => {
  await service.receive(proposalAccepted, aHire(client, professional));
  const [row] = await service.sql`select id from services where client_id = ${client.id}`;
  expect(await told(row?.id)).toEqual(['work_to_fund 9900']);
  await complete(row?.id);
  await service.as(client).call(markPaidOutside, { params: { serviceId: row?.id } });
  expect(await told(row?.id)).toEqual([
    'work_to_fund 9900',
    'work_to_fund met',
    'work_to_pay 9900',
    'work_to_pay met',
  ]);
});
