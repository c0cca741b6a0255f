import { randomUUID } from 'node:crypto';
import { runCommand } from '@sidework/chassis/operations/commands';
import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { testIdentity } from '../../test/builders.ts';
import { identity } from '../app.ts';
import { addAuditEntry, commandLine } from './add-entry.ts';
import { auditHead } from './head.ts';
import { auditLog } from './table.ts';

const service = testIdentity();
const tell = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => tell.mockClear());
afterAll(() => tell.mockRestore());

const verify = (...earlier: string[]) =>
  runCommand(identity, service.deps.config, ['verify-audit', ...earlier]);
const told = () => tell.mock.calls.flat().join('\n');

const anEntry = (action = 'tried') =>
  service.db.transaction(async (tx) => {
    const targetId = randomUUID();
    const details = { küche: [1, null, { b: 'ß' }], a: 1.5 };
    await addAuditEntry(service.deps, tx, commandLine, {
      action,
      targetId,
      reason: 'a test',
      details,
    });
    return targetId;
  });

const endNow = async () => {
  const { position, hash } = await auditHead(service.db);
  return `${position}:${hash}`;
};

/** As the owner of the database could, whom no trigger holds; it is as it was once `look` is done. */
async function tampering(
  change: (by: postgres.TransactionSql) => Promise<unknown>,
  look: () => Promise<void>,
) {
  const url = new URL(service.deps.config.DATABASE_URL);
  const superuser = new URL(inject('postgresUrl'));
  superuser.pathname = url.pathname;
  const by = postgres(superuser.href, {
    max: 1,
    onnotice: () => {},
    connection: { search_path: 'identity', session_replication_role: 'replica' },
  });
  try {
    await by`create temp table kept_log as select * from audit_log`;
    await by`create temp table kept_seals as select * from audit_seals`;
    await by.begin(change);
    await look();
  } finally {
    await by`delete from audit_log`;
    await by`delete from audit_seals`;
    await by`insert into audit_log select * from kept_log`;
    await by`insert into audit_seals select * from kept_seals`;
    await by.end();
  }
}

describe('the audit log', () => {
  it('is whole as it was written, and says where it ends', async () => {
    await anEntry();
    const earlier = await endNow();
    await anEntry();
    await verify();
    expect(told()).toMatch(
      /^The audit log is whole: \d+ entries. It ends with \d+:[0-9a-f]{64}\.$/,
    );
    expect(told()).toContain(await endNow());
    await verify(earlier);
  });

  it('keeps what was done, why and how it ended', async () => {
    const targetId = await anEntry();
    const [entry] = await service.db.select().from(auditLog).where(eq(auditLog.targetId, targetId));
    expect(entry).toMatchObject({ reason: 'a test', outcome: 'done', service: 'identity' });
  });

  it.each([
    ['changed', sql`update audit_log set reason = 'another'`],
    ['removed', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
    ['sealed anew', sql`update audit_seals set hash = ''`],
    ['unsealed', sql`delete from audit_seals`],
  ])('cannot be %s by the service itself', async (_what, attempt) => {
    await anEntry();
    const before = await endNow();
    await expect(service.db.execute(attempt)).rejects.toThrow();
    expect(await endNow()).toBe(before);
    await verify();
  });

  type Change = (by: postgres.TransactionSql, last: number) => Promise<unknown>;
  const entryAt = (by: postgres.TransactionSql, position: number) =>
    by`select entry_id from audit_seals where position = ${position}`;

  it.each<[string, Change, (last: number) => string]>([
    ...(
      ['action', 'actor_name', 'reason', 'outcome', 'service', 'request_id', 'address'] as const
    ).map((column): [string, Change, (last: number) => string] => [
      `an entry whose ${column} was changed`,
      (by, last) =>
        by`update audit_log set ${by({ [column]: 'another' })} where id = (${entryAt(by, last - 1)})`,
      (last) => `The entry at position ${last - 1} was changed.`,
    ]),
    [
      'an entry with other details',
      (by, last) => by`update audit_log set details = '{}' where id = (${entryAt(by, last)})`,
      (last) => `The entry at position ${last} was changed.`,
    ],
    [
      'an entry of another moment',
      (by) => by`update audit_log set at = at + interval '1 ms' where id = (${entryAt(by, 1)})`,
      () => 'The entry at position 1 was changed.',
    ],
    [
      'an entry of another person',
      (by, last) =>
        by`update audit_log set actor_id = gen_random_uuid() where id = (${entryAt(by, last)})`,
      (last) => `The entry at position ${last} was changed.`,
    ],
    [
      'an entry about another person',
      (by, last) => by`update audit_log set target_id = null where id = (${entryAt(by, last)})`,
      (last) => `The entry at position ${last} was changed.`,
    ],
    [
      'an entry that was removed',
      (by, last) => by`delete from audit_log where id = (${entryAt(by, last - 1)})`,
      (last) => `The entry at position ${last - 1} is missing.`,
    ],
    [
      'a seal that was removed',
      (by, last) => by`delete from audit_seals where position = ${last - 1}`,
      (last) => `At position ${last - 1} the seal is missing.`,
    ],
    [
      'an entry that was removed with its seal, and those behind moved up',
      async (by, last) => {
        await by`delete from audit_log where id = (${entryAt(by, last - 1)})`;
        await by`delete from audit_seals where position = ${last - 1}`;
        await by`update audit_seals set position = ${last - 1} where position = ${last}`;
      },
      (last) => `The seal at position ${last - 1} does not follow the one before it.`,
    ],
    [
      'the last seal removed alone',
      (by, last) => by`delete from audit_seals where position = ${last}`,
      () => 'was never sealed.',
    ],
    [
      'an entry that nothing sealed',
      (by) => by`
        insert into audit_log (id, actor_name, action, details, request_id, at)
        values (gen_random_uuid(), 'x', 'x', '{}', '', now())`,
      () => 'was never sealed.',
    ],
    [
      'an entry that was changed with its own seal',
      async (by, last) => {
        await by`update audit_log set action = 'another' where id = (${entryAt(by, last - 1)})`;
        await by`
          update audit_seals as seal set hash = encode(sha256(convert_to(previous_hash || audit_entry_text(entry), 'UTF8')), 'hex')
          from audit_log as entry where entry.id = seal.entry_id and position = ${last - 1}`;
      },
      (last) => `The seal at position ${last} does not follow the one before it.`,
    ],
  ])('is found out about %s', async (_what, change, fault) => {
    await Promise.all([anEntry(), anEntry(), anEntry()]);
    const { position } = await auditHead(service.db);
    await tampering(
      (by) => change(by, position),
      () => expect(verify()).rejects.toThrow(fault(position)),
    );
    await verify();
  });

  it('is found out to have lost its end by whoever kept the end it had', async () => {
    await anEntry();
    const earlier = await endNow();
    const { position } = await auditHead(service.db);
    await tampering(
      async (by) => {
        await by`delete from audit_log where id = (${entryAt(by, position)})`;
        await by`delete from audit_seals where position = ${position}`;
      },
      async () => {
        await verify();
        await expect(verify(earlier)).rejects.toThrow(`it does not hold ${earlier} any more`);
      },
    );
  });

  it('refuses an earlier end that is none', async () => {
    await expect(verify('12')).rejects.toThrow('POSITION:HASH');
  });

  it('is one chain after 200 transactions at once', async () => {
    const before = await auditHead(service.db);
    const done = await Promise.allSettled(
      Array.from({ length: 200 }, (_, nth) =>
        service.db.transaction(async (tx) => {
          await addAuditEntry(service.deps, tx, commandLine, { action: `first_${nth}` });
          await addAuditEntry(service.deps, tx, commandLine, { action: `second_${nth}` });
          if (nth % 10 === 0) throw new Error('changed its mind');
        }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(180);
    expect(await auditHead(service.db)).toMatchObject({ position: before.position + 360 });
    await verify();
  });
});
