import type { Actor } from '@sidework/chassis/http/actor';
import { acceptClientInvitation } from '@sidework/contracts/client-services/client-invitations';
import { inviteContact, removeContact } from '@sidework/contracts/client-services/crm-people';
import { fundService } from '@sidework/contracts/client-services/escrow';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import { paperHandedOver, workExpected } from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/sent-contracts';
import { listContracts } from '@sidework/contracts/client-services/work-contracts';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { aContact } from '../../test/builders.ts';
import { aKey } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
let pat: Actor;
let rosa: Actor;
let email: string;
let params: { personId: string };
beforeEach(async () => {
  pat = await service.person({ accountType: 'gig_worker' }, { fullName: 'Pat Delgado' });
  rosa = await service.person({ accountType: 'client' }, { fullName: 'Rosa Marino' });
  email = `rosa-${rosa.id}@example.com`;
  const { id } = await aContact(service.db, { professional: pat, email });
  params = { personId: id };
});

const body = {
  title: 'New cedar fence',
  description: 'Forty feet along the drive.',
  amountCents: 120_000,
  deadline: '2099-05-01',
  timeZone: 'America/New_York',
  name: 'Pat Delgado',
};
const tokenOf = async (times = 1) => {
  const mails = await service.sql<{ text: string }[]>`
    select body_text as text from mail_queue where recipient = ${email} order by id`;
  expect(mails).toHaveLength(times);
  return /client-invitation#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};
async function send(given: object = {}, headers = {}) {
  const sent = await service
    .as(pat)
    .call(api.sendContract, { params, body: { ...body, ...given }, headers });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json().contract as { id: string; textHash: string };
}
const confirm = (who = rosa, address = email) =>
  service.receive(contactChanged, { id: who.id, email: address, phone: null }, { sequence: 1 });
const look = (token: string, by = rosa) =>
  service.as(by).call(api.readReceivedContract, { body: { token } });
const sign = (token: string, textHash: string, by = rosa) =>
  service.as(by).call(api.signReceivedContract, {
    body: { token, textHash, name: 'Rosa Marino' },
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
const worksOf = () => service.sql`
  select id, title, agreement, total_amount_cents::int as cents, deadline::text
  from services where client_id = ${rosa.id}`;

it('is one mail to someone without an account, who reads, signs and pays by one link [F8]', async () => {
  const key = aKey();
  const { textHash } = await send({}, key);
  await send({}, key);
  const token = await tokenOf();
  expect(await worksOf()).toEqual([]);
  await confirm();
  const read = (await look(token)).json() as api.ReceivedContract;
  expect(read).toMatchObject({ professionalName: 'Pat Delgado', serviceId: null });
  expect(read.contract.textHash).toBe(textHash);
  const unread = await sign(token, '0'.repeat(64));
  expect([unread.statusCode, unread.json().code]).toEqual([409, 'contract_changed']);
  const both = await Promise.all([sign(token, textHash), sign(token, textHash)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const serviceId = both[0]?.json().serviceId as string;
  expect(await worksOf()).toEqual([
    {
      id: serviceId,
      title: 'New cedar fence',
      agreement: 'accepted',
      cents: 120_000,
      deadline: '2099-05-01',
    },
  ]);
  const begin = await service.as(rosa).call(fundService, {
    params: { serviceId },
    body: { amountCents: 120_000 },
    headers: aKey(),
  });
  expect(begin.statusCode, begin.body).toBe(201);
  const papers = (await service.as(pat).call(listContracts, { params: { serviceId } })).json();
  expect(papers).toMatchObject({ contracts: [{ status: 'signed' }], draft: null });
});

it('begins no work whose day is over', async () => {
  const { textHash } = await send();
  const token = await tokenOf();
  await confirm();
  const { now } = service.deps;
  const day = 24 * 60 * 60_000;
  await service.sql`update client_invitations set expires_at = now() + interval '100 years'`;
  service.deps.now = () => new Date(Date.UTC(2099, 4, 2, 12) + day);
  const late = await sign(token, textHash);
  service.deps.now = now;
  expect(late.json().code).toBe('day_in_the_past');
  expect(await worksOf()).toEqual([]);
});

it('begins its work once, however often it is signed', async () => {
  const { id, textHash } = await send();
  const token = await tokenOf();
  await confirm();
  const { serviceId } = (await sign(token, textHash)).json();
  expect((await sign(token, textHash)).json().serviceId).toBe(serviceId);
  expect((await look(token)).json()).toMatchObject({ serviceId, contract: { status: 'signed' } });
  for (const _ of [1, 2]) await service.doPersonTasks();
  const told = async (type: Parameters<typeof service.emitted>[0]) =>
    (await service.emitted(type)).filter(
      ({ data }) => data.serviceId === serviceId || data.paperId === id,
    );
  expect(await told(serviceStarted.type)).toHaveLength(1);
  expect(await told(workExpected.type)).toMatchObject([{ data: { grossCents: 120_000 } }]);
  expect(await told(paperHandedOver.type)).toHaveLength(2);
});

it.each([
  ['another address', () => confirm(rosa, 'eve@example.com'), 403, 'client_address_other'],
  ['no confirmed address', async () => {}, 403, 'client_address_other'],
])('is read by nobody with %s', async (_who, prepare, status, code) => {
  const { textHash } = await send();
  const token = await tokenOf();
  await prepare();
  for (const reply of [await look(token), await sign(token, textHash)])
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});

it('is read by no child', async () => {
  await send();
  const child = await service.person({ accountType: 'sidework_kids' });
  await confirm(child);
  expect((await look(await tokenOf(), child)).statusCode).toBe(403);
});

it('is signed and not joined past, and a second mail leads to it too', async () => {
  const { textHash } = await send();
  const first = await tokenOf();
  await confirm();
  const joined = await service.as(rosa).call(acceptClientInvitation, { body: { token: first } });
  expect([joined.statusCode, joined.json().code]).toEqual([409, 'contract_to_sign_first']);
  await service.as(pat).call(inviteContact, { params });
  expect((await look(first)).statusCode).toBe(404);
  expect((await sign(await tokenOf(2), textHash)).statusCode).toBe(200);
});

it('gives way to a second one, ends where it is withdrawn, and goes with the contact', async () => {
  await send();
  await send({ amountCents: 130_000 });
  const mine = () => service.as(pat).call(api.getSentContract, { params });
  expect((await mine()).json().contract.sections[1].text).toBe('The price is $1,300.00.');
  const token = await tokenOf(2);
  await confirm();
  await service.as(pat).call(api.endSentContract, { params });
  expect((await mine()).json()).toEqual({ contract: null });
  expect((await look(token)).statusCode).toBe(404);
  await send();
  await service.as(pat).call(removeContact, { params });
  const [left] = await service.sql`
    select count(*)::int from work_contracts where professional_id = ${pat.id} and status = 'open'`;
  expect(left).toEqual({ count: 0 });
});

it('is refused with a day in the past, and to a contact of another professional', async () => {
  const past = await service
    .as(pat)
    .call(api.sendContract, { params, body: { ...body, deadline: '2020-01-01' } });
  expect([past.statusCode, past.json().code]).toEqual([422, 'day_in_the_past']);
  const other = await service.person({ accountType: 'gig_worker' });
  expect((await service.as(other).call(api.sendContract, { params, body })).statusCode).toBe(404);
});
