import { randomUUID } from 'node:crypto';
import { childsWrites } from '@sidework/contracts/acceptance/childs-writes';
import { permissions } from '@sidework/contracts/acceptance/permissions';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import type { ServiceName } from '@sidework/contracts/platform';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { Actor } from '../http/actor.ts';
import { schemaOf } from '../service.ts';
import type { CallArgs, testService } from './service.ts';

type TestService = ReturnType<typeof testService>;

/** One request of a child, or towards one, on rows that it can be done to. */
export interface ChildsCase extends CallArgs {
  by: Actor;
  /** The expected status where the write is not refused for its news, if that is no success. */
  answer?: number;
}

interface Walk {
  service: Pick<TestService, 'as' | 'sql' | 'hearingNothingFor' | 'person'>;
  name: ServiceName;
  /** By method and outer path. Of writes that ask their writer alone a case is made, where none is given. */
  cases: Record<string, () => Promise<ChildsCase>>;
}

/** Walks the table of writes with news that are too old for children: nothing of them is written, and what protects goes on. */
export function walkChildsWrites({ service, name, cases }: Walk) {
  const writes = childsWrites.filter((write) => write.service === name);
  const ask = ({ by, ...args }: ChildsCase, endpoint: Endpoint) =>
    service.as(by).call(endpoint, {
      ...args,
      headers: { 'idempotency-key': randomUUID(), ...args.headers },
    });
  const caseOf = (write: string) => {
    const prepare = cases[write];
    if (!prepare) throw new Error(`${write} has no case: say who does it to whom`);
    return prepare();
  };
  const refused = async (endpoint: Endpoint, given: ChildsCase) => {
    const before = await everything(service, name);
    const age = newsMayBe.ofChildren + 1;
    const reply = await service.hearingNothingFor(age, () => ask(given, endpoint));
    expect(await everything(service, name)).toEqual(before);
    return { status: reply.statusCode, code: reply.json().code };
  };

  it.each(writes.filter(({ asks }) => asks === 'reached'))(
    '$name is refused where it reaches a child and news are old, and done once they are new [D-117]',
    async ({ name: write, endpoint }) => {
      const { answer, ...given } = await caseOf(write);
      expect(await refused(endpoint, given)).toEqual({ status: 503, code: 'news_too_old' });
      expectAnswer(await ask(given, endpoint), answer);
    },
  );

  it.each(writes.filter(({ asks }) => asks === 'writer'))(
    '$name of a child is refused where news are old [D-117]',
    async ({ name: write, endpoint }) => {
      const given = await (cases[write]?.() ?? aChildsCase(service, name, write));
      const { status, code } = await refused(endpoint, given);
      // A write for adults alone is refused earlier.
      expect([status, code]).toEqual(status === 403 ? [403, code] : [503, 'news_too_old']);
    },
  );

  it.each(writes.filter(({ asks }) => asks === 'always'))(
    '$name goes on, however old news are [D-117]',
    async ({ name: write, endpoint }) => {
      const { answer, ...given } = await caseOf(write);
      const age = 10 * newsMayBe.ofAdults;
      const reply = await service.hearingNothingFor(age, () => ask(given, endpoint));
      expectAnswer(reply, answer);
    },
  );
}

function expectAnswer({ statusCode, body }: LightMyRequestResponse, answer?: number) {
  if (answer) expect(statusCode, body).toBe(answer);
  else expect(statusCode, body).toBeLessThan(300);
}

/** The body of the permission table, with ids of no rows, because the writer is checked first. */
async function aChildsCase(
  service: Pick<TestService, 'person'>,
  name: ServiceName,
  write: string,
): Promise<ChildsCase> {
  const rows = Object.entries(permissions[name]).filter(([row]) => row.split(',')[0] === write);
  const body = rows.map(([, row]) => row.body).find((each) => each !== undefined);
  const names = [...write.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const child = { accountType: 'sidework_kids' } as const;
  return {
    by: await service.person(child),
    params: Object.fromEntries(names.map((param) => [param, randomUUID()])),
    ...(body && { body }),
  };
}

/** A digest of each table of the service. */
async function everything({ sql }: Pick<TestService, 'sql'>, name: ServiceName) {
  const schema = schemaOf(name);
  const tables = await sql<{ table_name: string }[]>`
    select table_name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' order by 1`;
  const digests = tables.map(async ({ table_name }) => {
    const [row] = await sql`
      select md5(string_agg(md5(kept::text), '' order by md5(kept::text))) as digest
      from ${sql(schema)}.${sql(table_name)} kept`;
    return [table_name, row?.digest];
  });
  return Object.fromEntries(await Promise.all(digests));
}
