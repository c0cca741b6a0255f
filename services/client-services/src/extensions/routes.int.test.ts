import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/extensions';
import { progressService } from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { anExtension, aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const dated = { deadline: '2099-01-01', deadlineTimeZone: 'America/New_York' };
const asked = { proposedDeadline: '2099-02-01', reason: 'It rained.' };

let client: Actor;
let professional: Actor;
let work: Awaited<ReturnType<typeof aService>>;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  work = await aService(service.db, { client, professional, ...dated });
});

const request = (by: Actor, body: object = asked, serviceId = work.id) =>
  service.as(by).call(api.requestExtension, { params: { serviceId }, body });
const answer = (by: Actor, how: 'approve' | 'deny', extensionId: string) =>
  service.as(by).call(how === 'approve' ? api.approveExtension : api.denyExtension, {
    params: { extensionId },
  });
const serviceRow = async () => {
  const [row] = await service.sql`
    select to_char(deadline, 'YYYY-MM-DD') as deadline, extension_requested, extension_reason,
      extension_requested_at, to_char(new_proposed_deadline, 'YYYY-MM-DD') as new_proposed_deadline
    from services where id = ${work.id}`;
  return row;
};
const requestRows = () => service.sql`
  select status, responded_at is not null as is_answered, reason, professional_id, client_id,
    to_char(current_deadline, 'YYYY-MM-DD') as current_deadline,
    to_char(proposed_deadline, 'YYYY-MM-DD') as proposed_deadline
  from service_extension_requests where service_id = ${work.id} order by created_at`;
const cleared = {
  extension_requested: false,
  extension_reason: null,
  extension_requested_at: null,
  new_proposed_deadline: null,
};

describe('an extension', () => {
  it('is requested by the professional, once at a time [D-50]', async () => {
    const replies = await Promise.all([request(professional), request(professional)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await requestRows(), '[EXT-21, EXT-36]').toEqual([
      {
        status: 'pending',
        is_answered: false,
        reason: 'It rained.',
        professional_id: professional.id,
        client_id: client.id,
        current_deadline: '2099-01-01',
        proposed_deadline: '2099-02-01',
      },
    ]);
    expect(await serviceRow(), '[EXT-22, EXT-43]').toMatchObject({
      deadline: '2099-01-01',
      extension_requested: true,
      extension_reason: 'It rained.',
      extension_requested_at: expect.anything(),
      new_proposed_deadline: '2099-02-01',
    });
  });

  it('is requested by nobody else, nor where nothing can be extended [EXT-17, SEC-15]', async () => {
    expect((await request(client)).statusCode).toBe(403);
    expect((await request(await service.person())).statusCode).toBe(404);
    const undated = await aService(service.db, { client, professional });
    const none = await request(professional, asked, undated.id);
    expect([none.statusCode, none.json().code]).toEqual([409, 'no_deadline']);
  });

  it.each(['2098-12-31', '2099-01-01'])(
    'to %s is refused: it is not later [EXT-20, D-50]',
    async (proposedDeadline) => {
      const reply = await request(professional, { ...asked, proposedDeadline });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'extension_not_later']);
      expect(reply.json().fields).toEqual({ proposedDeadline: expect.any(String) });
    },
  );

  it('is approved by the client: the later deadline stands [EXT-27, EXT-28, EXT-44]', async () => {
    const { id } = await anExtension(service.db, work, '2099-02-01');
    expect((await answer(client, 'approve', id)).statusCode).toBe(200);
    expect(await serviceRow()).toEqual({ deadline: '2099-02-01', ...cleared });
    expect(await requestRows()).toMatchObject([{ status: 'approved', is_answered: true }]);
  });

  it('is denied by the client: the deadline stays, and it can be asked for again [EXT-31, EXT-32, EXT-35, EXT-37]', async () => {
    const { id } = await anExtension(service.db, work);
    expect((await answer(client, 'deny', id)).statusCode).toBe(200);
    expect(await serviceRow()).toEqual({ deadline: '2099-01-01', ...cleared });
    expect((await request(professional)).statusCode).toBe(201);
    expect((await answer(client, 'approve', id)).json().code).toBe('extension_answered');
    expect(await requestRows()).toMatchObject([{ status: 'denied' }, { status: 'pending' }]);
    const listed = await service.as(client).call(api.listExtensions, {
      params: { serviceId: work.id },
    });
    expect(listed.json().items).toHaveLength(2);
  });

  it('is answered by the client alone, once [EXT-26, SEC-14]', async () => {
    const { id } = await anExtension(service.db, work);
    for (const how of ['approve', 'deny'] as const) {
      expect((await answer(professional, how, id)).statusCode).toBe(403);
      expect((await answer(await service.person(), how, id)).statusCode).toBe(404);
    }
    const replies = await Promise.all([answer(client, 'approve', id), answer(client, 'deny', id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is denied by itself where the work ends [D-50]', async () => {
    await anExtension(service.db, work);
    const body = { progressStage: 'completed' };
    await service.as(professional).call(progressService, { params: { serviceId: work.id }, body });
    expect(await requestRows()).toMatchObject([{ status: 'denied', is_answered: true }]);
    expect(await serviceRow()).toMatchObject(cleared);
  });
});
