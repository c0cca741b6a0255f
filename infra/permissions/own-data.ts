import {
  childDeletionPhrase,
  deletionPhrase,
} from '@sidework/contracts/identity/deletion/deletion';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Call, callerAt, type Json, type Request, refusal } from '../faults/people/caller.ts';
import { familiesAt, type Relative } from '../faults/people/family.ts';
import { join, type Person } from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import { openBook } from '../faults/traffic/book.ts';
import { serviceSchemas, services } from '../local/services.ts';
import type { OpenPlatform } from './open-platform.ts';
import { readZip } from './read-zip.ts';

const returned = { timeout: 60_000, interval: 250 };
const exactPlace = { latitude: 40.7356611, longitude: -74.1723677 };

/**
 * Tests that a person's data is gathered and forgotten while one service stands still. Two people worked together and wrote
 * to each other, and each has something that the other may not read.
 */
export function ownDataAt(open: () => OpenPlatform) {
  let platform: PlatformUnderTest;
  let call: Call;
  let sql: ReturnType<typeof postgres>;
  let client: Person;
  let professional: Person;

  beforeAll(async () => {
    ({ platform } = open());
    sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
    call = callerAt(platform.url, openBook());
    client = await join(call, 'keeper', 'client');
    professional = await join(call, 'mender', 'professional');
    await workTogether();
  }, 240_000);
  afterAll(async () => {
    for (const name of ['network-chat', 'client-services']) platform?.signal(name, 'SIGCONT');
    await sql?.end();
  }, 60_000);

  async function done(request: Request): Promise<Json> {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  }
  const get = (path: string, { token }: { token: string }) => done({ method: 'GET', path, token });
  const post = (path: string, { token }: { token: string }, body?: Json) =>
    done({ method: 'POST', path, token, ...(body && { body }) });

  async function workTogether() {
    const job = { title: 'Mend the kitchen tap', description: 'It drips day and night.' };
    const posted = {
      ...job,
      ...exactPlace,
      category: 'plumbing',
      location: '7 Keeper Row, Newark',
    };
    const { id: jobId } = await post('/api/jobs', client, posted);
    const offer = { proposedCostCents: 9_900, message: 'Mender can come on Monday.' };
    const { id } = await post(`/api/jobs/${jobId}/proposals`, professional, offer);
    await post(`/api/proposals/${id}/accept`, client);
    await vi.waitFor(async () => {
      expect((await get('/api/services?as=client', client)).items).toHaveLength(1);
    }, returned);
    const write = (from: Person, to: Person, content: string) =>
      post('/api/messages', from, { receiverId: to.id, content });
    await write(client, professional, 'The keeper writes first.');
    await write(professional, client, 'The mender answers.');
  }

  it('is gathered in full once that service is back, and holds nothing of anybody else’s', async () => {
    platform.signal('network-chat', 'SIGSTOP');
    const { id } = await post('/api/exports', client);
    const shown = async () => ((await get('/api/exports', client)).items as Json[])[0] ?? {};
    const others = services.map(({ name }) => name).filter((name) => name !== 'network-chat');
    await expect.poll(shown, returned).toMatchObject({ id, state: 'gathering', gathered: others });
    platform.signal('network-chat', 'SIGCONT');
    await expect.poll(async () => (await shown()).state, returned).toBe('ready');

    const { url } = await post(`/api/exports/${id}/link`, client);
    const { pathname } = new URL(String(url));
    const zip = await fetch(new URL(pathname, platform.filesUrl));
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const files = await readZip(Buffer.from(await zip.arrayBuffer()));
    const text = [...files.values()].join('\n');
    for (const own of [
      client.email,
      '1990-05-17',
      'Mend the kitchen tap',
      '7 Keeper Row',
      '40.7356611',
      'The keeper writes first.',
      'The mender answers.',
      '$99.00',
      'mender 0',
    ])
      expect(text).toContain(own);
    for (const foreign of [professional.email, professional.id, 'Mender can come on Monday.'])
      expect(text).not.toContain(foreign);
  }, 120_000);

  const erasure = async ({ id }: { id: string }) => {
    const [row] = await sql<{ isComplete: boolean; services: string[] }[]>`
      select completed_at is not null as "isComplete",
        array(select service from identity.erasure_parts part where part.user_id = erasures.user_id
              order by service) as services
      from identity.erasures where user_id = ${id}`;
    return row;
  };

  it('is forgotten in full once that service is back, and what others rely on has no name', async () => {
    platform.signal('client-services', 'SIGSTOP');
    const others = services
      .map(({ name }) => name)
      .filter((name) => name !== 'identity' && name !== 'client-services');
    const body = { confirmation: deletionPhrase };
    await post('/api/profiles/me/delete', professional, body);
    await expect
      .poll(() => erasure(professional), returned)
      .toEqual({ isComplete: false, services: others.sort() });
    platform.signal('client-services', 'SIGCONT');
    await expect.poll(async () => (await erasure(professional))?.isComplete, returned).toBe(true);

    const gone = { fullName: 'Deleted account', avatarUrl: null, profession: null };
    const { person } = await get(`/api/conversations/${professional.id}`, client);
    expect(person).toMatchObject(gone);
    const messages = await get(`/api/conversations/${professional.id}/messages`, client);
    expect(JSON.stringify(messages)).toContain('The mender answers.');
    const { items } = await get('/api/services?as=client', client);
    expect(items).toMatchObject([{ title: 'Mend the kitchen tap', professional: gone }]);
    expect(await wordsLeftOf(professional)).toEqual([]);
  }, 120_000);

  /** Finds the name or the address in all tables of all services; only the audit log keeps both. */
  async function wordsLeftOf({ email }: Person): Promise<string[]> {
    const tables = await sql<{ name: string }[]>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = any(${serviceSchemas})
        and table_name <> all(${['audit_log', 'outbox', 'mail_queue']})`;
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from ${sql(name)} each
        where each::text ilike ${`%${email}%`} or each::text like '%mender 0%'`;
      if (row?.count) found.push(name);
    }
    return found;
  }

  it('of a child is forgotten by its guardian’s word', async () => {
    const families = familiesAt(platform, call);
    const guardian: Relative = await families.aGuardian('leaving');
    const child = await families.aChild('leaving', guardian.email);
    const link = await families.mailedLink(guardian.email);
    await families.consent(guardian, child.id, link, []);
    await post(`/api/children/${child.id}/delete`, guardian, {
      confirmation: childDeletionPhrase,
    });
    await expect.poll(async () => (await erasure(child))?.isComplete, returned).toBe(true);
    expect(await get('/api/children', guardian)).toEqual({ items: [] });
  }, 120_000);
}
