import { randomUUID } from 'node:crypto';
import { keepPlans } from '@sidework/chassis/testing/plans';
import { type AuditLogEntry, searchAuditLog } from '@sidework/contracts/identity/staff/audit-log';
import * as api from '@sidework/contracts/identity/staff/staff-accounts';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import { beforeAll, describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { entriesSought } from './queries.ts';

const service = testIdentity();
let admin: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  admin = await aStaffMember(service, 'admin');
});

async function search(query: Record<string, unknown>) {
  const reply = await admin.caller.call(searchAuditLog, { query });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ items: AuditLogEntry[]; nextCursor: string | null }>();
}

const open = (userId: string) => admin.caller.call(api.getAccount, { params: { userId } });
const signOut = (userId: string) =>
  admin.caller.call(api.signAccountOut, { params: { userId }, body: { reason: 'a complaint' } });

describe('GET /admin/audit-log', () => {
  it('tells who did what to whom and why, newest first, each with its place in the chain [D-8]', async () => {
    const { id: targetId } = await aMemberOf(service);
    await open(targetId);
    await signOut(targetId);
    const { items } = await search({ targetId });
    expect(items.map(({ action }) => action)).toEqual(['account_signed_out', 'account_read']);
    const [signedOut, read] = items;
    expect(signedOut).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      requestId: expect.any(String),
      service: 'identity',
      actorId: admin.id,
      actorName: 'Mo Derry',
      action: 'account_signed_out',
      targetId,
      targetName: 'Ada Example',
      reason: 'a complaint',
      outcome: 'done',
      details: { sessions: 1 },
      position: (read?.position ?? 0) + 1,
    });
  });

  it('goes on where a page ended', async () => {
    const { id: targetId } = await aMemberOf(service);
    for (let nth = 0; nth < 5; nth += 1) await open(targetId);
    const all = (await search({ targetId })).items.map(({ id }) => id);
    const first = await search({ targetId, limit: 3 });
    const rest = await search({ targetId, limit: 3, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all);
    expect([all.length, rest.nextCursor]).toEqual([5, null]);
  });

  it('narrows by what was done, by whom and when', async () => {
    const { id: targetId } = await aMemberOf(service);
    await open(targetId);
    await signOut(targetId);
    const [newest, oldest] = (await search({ targetId })).items;
    const found = async (query: object) =>
      (await search({ targetId, ...query })).items.map(({ action }) => action);
    expect(await found({ action: 'account_read' })).toEqual(['account_read']);
    expect(await found({ actorId: randomUUID() })).toEqual([]);
    expect(await found({ actorId: admin.id })).toHaveLength(2);
    expect(await found({ until: oldest?.at })).toEqual(['account_read']);
    expect(await found({ from: newest?.at })).toEqual(['account_signed_out']);
  });

  it('leaves out plain looks when only decisions are asked for', async () => {
    const { id: childId } = await aChildOf(service);
    await open(childId);
    await signOut(childId);
    const look = { id: '', actorId: admin.id, childId, what: 'proposals_read' as const };
    const at = { requestId: 'request 1', at: '2026-03-01T12:00:00.000Z' };
    await service.receive(accessRecorded, { ...look, ...at, id: randomUUID(), reason: null });
    await service.receive(accessRecorded, { ...look, ...at, id: randomUUID(), reason: 'a tip' });
    const { items } = await search({ targetId: childId, decisionsOnly: true });
    expect(items.map(({ action, reason }) => [action, reason])).toEqual([
      ['account_signed_out', 'a complaint'],
      ['proposals_read', 'a tip'],
    ]);
    expect((await search({ targetId: childId })).items).toHaveLength(4);
  });

  it.each(['from', 'until'])('knows no year 0 to look %s', async (when) => {
    const query = { [when]: '0000-01-01T00:00:00Z' };
    const reply = await admin.caller.call(searchAuditLog, { query });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [when]]);
  });

  it('names a child by its first name and an initial, and has what other services recorded', async () => {
    const { id: childId } = await aChildOf(service);
    await service.receive(accessRecorded, {
      id: randomUUID(),
      actorId: admin.id,
      childId,
      what: 'proposals_read',
      reason: 'a complaint',
      requestId: 'request 1',
      at: '2026-03-01T12:00:00.000Z',
    });
    const { items } = await search({ targetId: childId, action: 'proposals_read' });
    expect(items).toMatchObject([
      { service: 'marketplace', targetName: 'Kim Y.', at: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  it('keeps that somebody looked at it, and for what', async () => {
    const targetId = randomUUID();
    await search({ targetId, action: 'account_banned' });
    const { items } = await search({ actorId: admin.id, action: 'audit_log_read' });
    expect(items[0]?.details).toEqual({ targetId, action: 'account_banned' });
  });

  it('names nobody who is gone, and no address that a request came from', async () => {
    const targetId = randomUUID();
    await service.sql`
      insert into audit_log (id, actor_name, action, target_id, details, request_id, address, at)
      values (${randomUUID()}, 'x', 'x', ${targetId}, '{}', '', '203.0.113.7', now())`;
    const { items } = await search({ targetId });
    expect(items).toMatchObject([{ targetName: null, actorId: null }]);
    expect(JSON.stringify(items)).not.toContain('203.0.113.7');
  });

  it('finds the decisions among many looks without reading the looks', async () => {
    await service.sql`
      insert into audit_log (id, actor_name, action, details, request_id, at)
      select gen_random_uuid(), 'Mo Derry', 'account_read', '{}', '', now() + n * interval '1 s'
      from generate_series(1, 2000) n`;
    const plans = await keepPlans(service.deps.config.DATABASE_URL, undefined, [
      'identity.audit_log',
    ]);
    const { db } = plans.open();
    const { indexes, rows } = await plans.cost(() =>
      entriesSought(db, { decisionsOnly: true, limit: 50 }),
    );
    await plans.close();
    expect(indexes).toContain('audit_log_decisions_idx');
    expect(rows).toBeLessThan(200);
  });
});
