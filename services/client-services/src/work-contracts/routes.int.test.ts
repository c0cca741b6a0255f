import type { Actor } from '@sidework/chassis/http/actor';
import { acceptService } from '@sidework/contracts/client-services/crm';
import { cancelService } from '@sidework/contracts/client-services/escrow';
import { paperHandedOver } from '@sidework/contracts/client-services/events/money';
import {
  contractOffered,
  contractSigned,
} from '@sidework/contracts/client-services/events/work-contracts';
import { acceptNegotiation } from '@sidework/contracts/client-services/negotiations';
import * as api from '@sidework/contracts/client-services/work-contracts';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { aNegotiation, aService } from '../../test/builders.ts';
import { aKey } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
let client: Actor;
let professional: Actor;
let work: Awaited<ReturnType<typeof aService>>;
let params: { serviceId: string };
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Clara Whitfield' });
  professional = await service.person({}, { fullName: 'Pat Delgado' });
  work = await aService(service.db, { client, professional });
  params = { serviceId: work.id };
});

const read = async (by = client) => {
  const reply = await service.as(by).call(api.listContracts, { params });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as api.WorkContractsView;
};
const offer = (by: Actor, textHash: string, headers = {}) =>
  service
    .as(by)
    .call(api.offerContract, { params, body: { name: 'Pat Delgado', textHash }, headers });
const sign = (by: Actor, { id, textHash }: { id: string; textHash: string }, headers = {}) =>
  service.as(by).call(api.signContract, {
    params: { ...params, contractId: id },
    body: { name: 'Clara J. Whitfield', textHash },
    headers,
  });

/** Both sign what is due; gives the signed text. */
async function signBoth() {
  const { draft } = await read(professional);
  await offer(professional, draft?.textHash ?? '');
  const waiting = (await read()).contracts.at(-1);
  if (!waiting) throw new Error('nothing waits for a signature');
  const signed = await sign(client, waiting);
  expect(signed.statusCode, signed.body).toBe(200);
  return waiting;
}
const told = async (type: typeof contractOffered.type | typeof contractSigned.type) =>
  (await service.emitted(type)).filter(({ data }) => data.serviceId === params.serviceId);

it('is signed by both, once, with name, time, address and hash, and lies in both vaults', async () => {
  const { draft } = await read();
  expect(draft).toMatchObject({ kind: 'contract' });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const unread = await offer(professional, '0'.repeat(64));
  expect([unread.statusCode, unread.json().code]).toEqual([409, 'contract_changed']);
  const key = aKey();
  for (const _ of [1, 2])
    expect(
      (await offer(professional, draft?.textHash ?? '', { ...headers, ...key })).statusCode,
    ).toBe(201);
  const [waiting] = (await read()).contracts;
  if (!waiting) throw new Error('nothing waits for a signature');
  expect(await read()).toMatchObject({ draft: null, contracts: [{ status: 'open' }] });
  expect((await sign(professional, waiting)).json().code).toBe('own_contract');
  const both = await Promise.all([sign(client, waiting, headers), sign(client, waiting, headers)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const [contract, ...others] = (await read()).contracts;
  expect(others).toEqual([]);
  expect(contract).toMatchObject({
    status: 'signed',
    textHash: draft?.textHash,
    signatures: [
      { party: 'professional', name: 'Pat Delgado' },
      { party: 'client', name: 'Clara J. Whitfield' },
    ],
  });
  const kept = await service.sql`
    select party, address from contract_signatures where contract_id = ${waiting.id} order by party`;
  expect(kept).toEqual([
    { party: 'client', address: '203.0.113.7' },
    { party: 'professional', address: '203.0.113.7' },
  ]);
  expect(await told(contractOffered.type)).toHaveLength(1);
  expect(await told(contractSigned.type)).toMatchObject([{ data: { by: 'client' } }]);
  for (const _ of [1, 2]) await service.doPersonTasks();
  const handed = (await service.emitted(paperHandedOver.type)).filter(
    ({ data }) => data.paperId === waiting.id,
  );
  expect(handed.map(({ data }) => data.userId).toSorted()).toEqual(
    [client.id, professional.id].toSorted(),
  );
  expect(handed[0]?.data).toMatchObject({
    kind: 'contract',
    name: 'Contract: Repair a leaking tap',
  });
  const file = await service.as(client).call(api.downloadContract, {
    params: { ...params, contractId: waiting.id },
  });
  const pdf = Buffer.from(file.json().contentBase64, 'base64').toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('agrees to work that its client had not agreed to', async () => {
  const { id } = await aService(service.db, { client, professional, agreement: 'proposed' });
  params = { serviceId: id };
  await signBoth();
  const [row] = await service.sql`select agreement from services where id = ${id}`;
  expect(row).toEqual({ agreement: 'accepted' });
  expect((await service.as(client).call(acceptService, { params })).statusCode).toBe(200);
});

it('is amended alone where a new total is agreed on', async () => {
  await signBoth();
  expect((await read()).draft).toBeNull();
  const { id: negotiationId } = await aNegotiation(service.db, work, professional);
  await service.as(client).call(acceptNegotiation, {
    params: { negotiationId },
    body: { timeZone: 'America/New_York' },
  });
  expect((await read()).draft).toMatchObject({ kind: 'amendment' });
  await signBoth();
  const { contracts, draft } = await read();
  expect(contracts.map(({ kind, status }) => [kind, status])).toEqual([
    ['contract', 'signed'],
    ['amendment', 'signed'],
  ]);
  expect(contracts[1]?.sections[1]?.text).toMatch(/^The price is \$120\.00\. It was \$99\.00\.$/);
  expect(draft).toBeNull();
});

it('is not signed once the terms have changed, and another takes its place', async () => {
  const { draft } = await read();
  await offer(professional, draft?.textHash ?? '');
  const [waiting] = (await read()).contracts;
  if (!waiting) throw new Error('nothing waits for a signature');
  await service.sql`update services set total_amount_cents = 12000 where id = ${params.serviceId}`;
  expect((await sign(client, waiting)).json().code).toBe('contract_changed');
  const next = await read();
  expect(next.draft?.textHash).not.toBe(waiting.textHash);
  expect((await offer(client, next.draft?.textHash ?? '')).statusCode).toBe(201);
  expect((await read()).contracts).toMatchObject([{ status: 'open' }]);
});

it('is declined by either side, and ends with the work', async () => {
  const { draft } = await read();
  await offer(professional, draft?.textHash ?? '');
  const contractId = (await read()).contracts[0]?.id ?? '';
  const end = (by: Actor) =>
    service.as(by).call(api.endContract, { params: { ...params, contractId } });
  expect((await end(await service.person())).statusCode).toBe(404);
  expect((await end(client)).json()).toMatchObject({ contracts: [], draft: { kind: 'contract' } });
  await offer(professional, draft?.textHash ?? '');
  await service.as(client).call(cancelService, { params, body: {}, headers: aKey() });
  expect(await read()).toEqual({ contracts: [], draft: null });
});

it('is for the two sides, and for adults', async () => {
  const stranger = await service.person();
  expect((await service.as(stranger).call(api.listContracts, { params })).statusCode).toBe(404);
  const child = await service.person({ accountType: 'sidework_kids' });
  const { id } = await aService(service.db, {
    client,
    professional: child,
    isGuardianApproved: true,
  });
  params = { serviceId: id };
  expect(await read()).toEqual({ contracts: [], draft: null });
  expect((await offer(client, '0'.repeat(64))).json().code).toBe('contracts_of_adults');
});

it('keeps its text, and no name or address of a side whose account is deleted', async () => {
  const { id, textHash } = await signBoth();
  await service.receive(accountDeleted, { id: client.id });
  await service.doPersonTasks();
  const [contract] = (await read(professional)).contracts;
  expect(contract).toMatchObject({ textHash, signatures: [{}, { name: 'Deleted account' }] });
  const [kept] = await service.sql`
    select name, address from contract_signatures where contract_id = ${id} and party = 'client'`;
  expect(kept).toEqual({ name: null, address: null });
});
