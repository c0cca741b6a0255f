import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/client-invitations';
import { listCrmClients } from '@sidework/contracts/client-services/crm-clients';
import * as people from '@sidework/contracts/client-services/crm-people';
import { accountDeleted, contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let pat: Actor;
let rosa: Actor;
let email: string;
beforeEach(async () => {
  pat = await service.person({ accountType: 'gig_worker' }, { fullName: 'Pat Plumber' });
  rosa = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  email = `rosa-${rosa.id}@example.com`;
});

const add = async (given: object = {}) => {
  const body = { fullName: 'Rosa Marino', email, notes: 'Ring twice.', ...given };
  const reply = await service.as(pat).call(people.addContact, { body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as people.CrmPersonView;
};
const invite = (by: Actor, { id: personId }: { id: string }) =>
  service.as(by).call(people.inviteContact, { params: { personId } });
const mails = () => service.sql<{ body_text: string }[]>`
  select body_text from mail_queue where recipient = ${email} order by id`;
/** The token of the last mail to the address. */
const invited = async (person: { id: string }) => {
  const reply = await invite(pat, person);
  expect(reply.statusCode, reply.body).toBe(200);
  const text = (await mails()).at(-1)?.body_text ?? '';
  return { token: /client-invitation#([\w-]+)/.exec(text)?.[1] ?? '', text };
};
const confirm = (sequence = 1) =>
  service.receive(contactChanged, { id: rosa.id, email, phone: null }, { sequence });
const accept = (by: Actor, token: string) =>
  service.as(by).call(api.acceptClientInvitation, { body: { token } });
const list = async () =>
  (await service.as(pat).call(people.listCrmPeople)).json().items as people.CrmPersonView[];

describe('an invitation of a client', () => {
  it('is mailed in set words, and joins the account that confirmed the address', async () => {
    const contact = await add();
    const body = { title: 'Call', dueOn: '2099-12-10', timeZone: 'America/New_York' };
    await service.as(pat).call(people.addTask, { params: { personId: contact.id }, body });
    const { token, text } = await invited(contact);
    expect(text).toContain('Pat P. works for you');
    expect(text).not.toContain('Ring twice');
    const look = await service.visitor.call(api.lookAtClientInvitation, { body: { token } });
    expect(look.json()).toMatchObject({ professionalName: 'Pat P.', email: 'r•••@e•••.com' });
    const early = await accept(rosa, token);
    expect([early.statusCode, early.json().code]).toEqual([403, 'client_address_other']);
    await confirm();
    expect((await accept(rosa, token)).json()).toEqual({ professionalId: pat.id });
    const [joined, ...others] = await list();
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ clientId: rosa.id, email, notes: 'Ring twice.' });
    expect(joined?.nextTask?.title).toBe('Call');
    const before = { params: { personId: contact.id } };
    expect((await service.as(pat).call(people.getCrmPerson, before)).json().id).toBe(joined?.id);
    expect((await service.as(pat).call(listCrmClients)).json().items).toHaveLength(1);
    expect((await accept(rosa, token)).statusCode).toBe(404);
  });

  it('makes no second client of somebody who is one', async () => {
    await aCrmClient(service.db, { professional: pat, client: rosa, notes: 'Pays soon.' });
    const { token } = await invited(await add());
    await confirm();
    expect((await accept(rosa, token)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ notes: 'Pays soon.\n\nRing twice.' }]);
  });

  it('is taken by nobody else, and ends with a newer one', async () => {
    const contact = await add();
    const first = await invited(contact);
    const { token } = await invited(contact);
    await confirm();
    expect((await accept(rosa, first.token)).json().code).toBe('client_invitation_invalid');
    const other = await service.person();
    expect((await accept(other, token)).json().code).toBe('client_address_other');
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await accept(child, token)).statusCode).toBe(403);
    expect((await accept(rosa, token)).statusCode).toBe(200);
  });

  it('is not sent again to who said “this is not me”', async () => {
    const contact = await add();
    const { token } = await invited(contact);
    const refused = await service.visitor.call(api.refuseClientInvitation, { body: { token } });
    expect(refused.statusCode).toBe(204);
    const again = await invite(pat, contact);
    expect([again.statusCode, again.json().code]).toEqual([422, 'client_address_refused']);
  });

  it('can be refused by an earlier link, and after the contact was removed', async () => {
    const contact = await add();
    const { token } = await invited(contact);
    await invited(contact);
    await service.as(pat).call(people.removeContact, { params: { personId: contact.id } });
    const look = await service.visitor.call(api.lookAtClientInvitation, { body: { token } });
    expect(look.statusCode).toBe(404);
    const refused = await service.visitor.call(api.refuseClientInvitation, { body: { token } });
    expect(refused.statusCode).toBe(204);
    expect((await invite(pat, await add())).json().code).toBe('client_address_refused');
  });

  it('ends once its contact is removed or gets another address, which is not kept', async () => {
    const contact = await add();
    const { token } = await invited(contact);
    const body = { fullName: 'Rosa Marino', email: `r-${rosa.id}@example.com` };
    await service.as(pat).call(people.changeContact, { params: { personId: contact.id }, body });
    const look = await service.visitor.call(api.lookAtClientInvitation, { body: { token } });
    expect(look.statusCode).toBe(404);
    const kept = await service.sql`
      select address from client_invitations where contact_id = ${contact.id}`;
    expect(kept).toEqual([{ address: null }]);
  });

  it('reaches an address three times a week, whoever sends it', async () => {
    const contact = await add();
    for (let count = 0; count < 3; count += 1)
      expect((await invite(pat, contact)).statusCode).toBe(200);
    pat = await service.person({ accountType: 'gig_worker' });
    const reply = await invite(pat, await add());
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'client_address_invited']);
  });

  it('joins nobody to a professional who may no longer act', async () => {
    const { token } = await invited(await add());
    await confirm();
    await service.sql`update people set may_act = false where id = ${pat.id}`;
    expect((await accept(rosa, token)).json().code).toBe('client_invitation_invalid');
    const look = await service.visitor.call(api.lookAtClientInvitation, { body: { token } });
    expect(look.statusCode).toBe(404);
  });

  it('joins an account to one contact of a professional', async () => {
    const first = await invited(await add());
    await confirm();
    await accept(rosa, first.token);
    email = `rosa-2-${rosa.id}@example.com`;
    const second = await invited(await add());
    await confirm(2);
    const reply = await accept(rosa, second.token);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'client_joined_already']);
  });

  it('goes to a contact of one’s own with an address', async () => {
    const other = await service.person({ accountType: 'gig_worker' });
    expect((await invite(other, await add())).statusCode).toBe(404);
    const reply = await invite(pat, await add({ email: undefined, phone: '973-555-0148' }));
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'contact_no_email']);
  });

  it('is sent twenty times a day', async () => {
    for (let count = 0; count < 20; count += 1) {
      const contact = await add({ email: `lead-${count}-${pat.id}@example.com` });
      expect((await invite(pat, contact)).statusCode).toBe(200);
    }
    expect((await invite(pat, await add())).json().code).toBe('too_many_client_invitations');
  });

  it('leaves nothing typed of somebody whose account is deleted', async () => {
    const contact = await add({ address: '214 Elm Road' });
    const body = { title: 'Ask Rosa', dueOn: '2099-12-10', timeZone: 'America/New_York' };
    await service.as(pat).call(people.addTask, { params: { personId: contact.id }, body });
    const { token } = await invited(contact);
    await confirm();
    await accept(rosa, token);
    await service.receive(accountDeleted, { id: rosa.id });
    await service.doPersonTasks();
    expect(await list()).toMatchObject([
      { fullName: 'Deleted account', address: null, nextTask: null },
    ]);
    const last = (await service.emitted()).filter(({ data }) => data.kind === 'client_task').at(-1);
    expect(last?.type).toBe('client-services.need.met.v1');
  });
});
