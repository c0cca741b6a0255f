import type { Actor } from '@sidework/chassis/http/actor';
import * as clients from '@sidework/contracts/client-services/crm-clients';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient, aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
});

const added = (given: object = {}) => ({
  clientId: client.id,
  type: 'domestic',
  country: 'Mars',
  ...given,
});
const add = (by: Actor, body: object = added()) =>
  service.as(by).call(clients.addCrmClient, { body });
const listed = async (by: Actor) =>
  (await service.as(by).call(clients.listCrmClients)).json().items;

describe('the list of clients', () => {
  it('takes a domestic client into the United States, once, and is its owner’s alone [CRM-38, D-58]', async () => {
    const reply = await add(professional);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json(), '[CRM-39, CRM-40]').toMatchObject({
      professionalId: professional.id,
      clientId: client.id,
      isInternational: false,
      country: 'United States',
      notes: null,
    });
    const again = await add(professional);
    expect([again.statusCode, again.json().message], '[CRM-68]').toEqual([
      409,
      'This entry already exists',
    ]);
    const other = await service.person({ accountType: 'gig_worker' });
    expect(await listed(other), '[CRM-41]').toEqual([]);
    const params = { crmClientId: reply.json().id };
    const foreign = service.as(other).call(clients.saveCrmNotes, { params, body: { notes: 'x' } });
    expect((await foreign).statusCode).toBe(404);
  });

  it('refuses oneself, nobody, and the United States as a foreign country [D-57]', async () => {
    expect((await add(professional, added({ clientId: professional.id }))).statusCode).toBe(422);
    const abroad = added({ type: 'international', country: 'United States' });
    expect((await add(professional, abroad)).statusCode).toBe(422);
    const malformed = added({ type: 'international', country: 'Germany', vatNumber: 'DE1' });
    const refused = await add(professional, malformed);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['vatNumber']]);
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await add(professional, added({ clientId: child.id }))).statusCode).toBe(404);
    for (const missing of ['clientId', 'type', 'country'])
      expect((await add(professional, added({ [missing]: undefined }))).statusCode).toBe(400);
  });

  it('is open to who may have clients alone [D-1]', async () => {
    const withRole = await service.person({
      accountType: 'business_professional',
      roles: ['professional'],
    });
    const without = await service.person({ accountType: 'business_professional', roles: [] });
    const child = await service.person({ accountType: 'sidework_kids', roles: [] });
    const gigWorker = await service.person({ accountType: 'gig_worker', roles: [] });
    for (const [who, status, line] of [
      [withRole, 200, '[SEC-03]'],
      [child, 200, '[SEC-04]'],
      [gigWorker, 200, '[SEC-05]'],
      [without, 403, undefined],
      [client, 403, '[SEC-06]'],
    ] as const)
      expect((await service.as(who).call(clients.listCrmClients)).statusCode, line).toBe(status);
  });

  it('keeps notes of 5000 characters and refuses more [CRM-23, CRM-55]', async () => {
    const { id } = await aCrmClient(service.db, { professional, client });
    const save = (notes: string) =>
      service
        .as(professional)
        .call(clients.saveCrmNotes, { params: { crmClientId: id }, body: { notes } });
    expect((await save('x'.repeat(5000))).json().notes).toHaveLength(5000);
    expect((await save('x'.repeat(5001))).statusCode).toBe(400);
  });

  it('masks how a client is reached until the two agreed on work [D-11]', async () => {
    await service.receive(contactChanged, {
      id: client.id,
      email: 'ada@example.com',
      phone: '+12015550123',
    });
    await aCrmClient(service.db, { professional, client });
    expect(await listed(professional)).toMatchObject([
      { email: 'a•••@e•••.com', phone: '•••-0123' },
    ]);
    await aService(service.db, { client, professional });
    expect(await listed(professional)).toMatchObject([
      { email: 'ada@example.com', phone: '+12015550123' },
    ]);
  });
});
