import type { Caller } from '@sidework/chassis/testing/service';
import { exportRequested } from '@sidework/contracts/identity/events';
import * as api from '@sidework/contracts/identity/exports/exports';
import { describe, expect, it } from 'vitest';
import { aMemberOf, anEmail, testIdentity } from '../../test/builders.ts';
import { aFamily } from '../../test/kids.ts';
import { giveAllParts, givePart, signedInAgo, unzipped } from '../../test/own-data.ts';
import { entriesAbout } from '../../test/staff.ts';
import { servicesWithOwnData } from './services-with-own-data.ts';
import { sweepExports } from './sweep-exports.ts';

const service = testIdentity();

async function requested(caller: Caller): Promise<api.DataExport> {
  const reply = await caller.call(api.requestExport);
  expect(reply.statusCode).toBe(202);
  return reply.json();
}

const listed = async (caller: Caller): Promise<api.DataExport[]> =>
  (await caller.call(api.listExports)).json().items;
const codeOf = async (asked: ReturnType<Caller['call']>) => {
  const { statusCode, body } = await asked;
  return [statusCode, body && JSON.parse(body).code];
};
const link = (caller: Caller, exportId: string) =>
  caller.call(api.linkExport, { params: { exportId } });
const mailsTo = (email: string) => service.sql<{ subject: string; body_text: string }[]>`
  select subject, body_text from mail_queue where recipient = ${email} order by id desc`;

/** An export that everybody has given their part of. */
async function gathered(person: { id: string; caller: Caller }) {
  const { id: exportId } = await requested(person.caller);
  await giveAllParts(service, { exportId, userId: person.id });
  await service.doPersonTasks();
  return exportId;
}

describe('an export of one’s own data', () => {
  it('is asked of every service, and waits for the last of them', async () => {
    const ada = await aMemberOf(service);
    const { id: exportId, ...first } = await requested(ada.caller);
    expect(first).toMatchObject({ state: 'gathering', gathered: ['identity'], size: null });
    expect(first.awaited).toEqual(['identity', ...servicesWithOwnData.map((each) => each.service)]);
    const asked = await service.emitted(exportRequested.type);
    expect(asked.at(-1)?.data).toEqual({ exportId, userId: ada.id });

    const last = servicesWithOwnData.at(-1) as (typeof servicesWithOwnData)[number];
    const others = servicesWithOwnData.slice(0, -1);
    for (const keeper of others) await givePart(service, keeper, { exportId, userId: ada.id });
    expect(await service.doPersonTasks()).toBe(0);
    expect(await listed(ada.caller)).toMatchObject([
      { state: 'gathering', gathered: ['identity', ...others.map((each) => each.service)] },
    ]);
    await givePart(service, last, { exportId, userId: ada.id });
    expect(await service.doPersonTasks()).toBe(1);
    const [ready] = await listed(ada.caller);
    expect(ready).toMatchObject({ state: 'ready', size: expect.any(Number) });
    expect(ready?.gathered).toEqual(ready?.awaited);
    expect(await mailsTo(ada.email)).toMatchObject([
      { subject: 'Your data from Sidework is ready' },
    ]);
  });

  it('is a ZIP of all that identity and the services keep, with a page that says where', async () => {
    const ada = await aMemberOf(service, { bio: 'I mend taps.', dateOfBirth: '1990-05-17' });
    const { id: exportId } = await requested(ada.caller);
    const jobs = {
      name: 'jobs.json',
      about: 'The jobs that you posted.',
      rows: [{ title: 'Tap' }],
    };
    await giveAllParts(service, { exportId, userId: ada.id, files: [jobs] });
    await service.doPersonTasks();
    const files = await unzipped(service, exportId);
    expect(JSON.parse(files.get('marketplace/jobs.json') ?? '')).toEqual([{ title: 'Tap' }]);
    expect(JSON.parse(files.get('identity/profile.json') ?? '')).toMatchObject([
      { name: 'Ada Example', bio: 'I mend taps.', dateOfBirth: '1990-05-17' },
    ]);
    expect(JSON.parse(files.get('identity/account.json') ?? '')).toMatchObject([
      { email: ada.email },
    ]);
    for (const path of files.keys())
      if (path !== 'README.txt') expect(files.get('README.txt')).toContain(path);
    const [{ hash } = { hash: '' }] = await service.sql<{ hash: string }[]>`
      select password_hash as hash from users where id = ${ada.id}`;
    expect([...files.values()].some((text) => text.includes(hash))).toBe(false);
  });

  it('holds nothing of the other side’s but their public name', async () => {
    const { guardian, child, parentEmail } = await aFamily(service);
    const files = await unzipped(service, await gathered(guardian));
    const text = [...files.values()].join('\n');
    expect(text).toContain('Kim Y.');
    const [{ dateOfBirth } = { dateOfBirth: '' }] = await service.sql<{ dateOfBirth: string }[]>`
      select date_of_birth::text as "dateOfBirth" from profiles where id = ${child.id}`;
    for (const foreign of ['Kim Maria', child.email, dateOfBirth, child.id])
      expect(text).not.toContain(foreign);

    const childs = [...(await unzipped(service, await gathered(child))).values()].join('\n');
    expect(childs).toContain('Kim Maria Young');
    expect(childs).toContain(dateOfBirth);
    for (const foreign of [guardian.email, guardian.id, parentEmail, '+1 973 555 0100', '4242'])
      expect(childs).not.toContain(foreign);
  });

  it('is one at a time, and three a day', async () => {
    const ada = await aMemberOf(service);
    const both = await Promise.all([1, 2].map(() => ada.caller.call(api.requestExport)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    const [first] = await listed(ada.caller);
    await giveAllParts(service, { exportId: first?.id ?? '', userId: ada.id });
    await service.doPersonTasks();
    await gathered(ada);
    await gathered(ada);
    const refused = await ada.caller.call(api.requestExport);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('is linked to for a minute, for its owner who has lately signed in', async () => {
    const ada = await aMemberOf(service);
    const exportId = await gathered(ada);
    const { url } = (await link(ada.caller, exportId)).json();
    expect((await service.app.inject(new URL(url).pathname)).headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="sidework-export.zip"',
    });
    const other = await aMemberOf(service);
    expect(await codeOf(link(other.caller, exportId))).toEqual([404, 'not_found']);
    await signedInAgo(service, ada.id, 16 * 60);
    expect(await codeOf(link(ada.caller, exportId))).toEqual([403, 'reauthentication_needed']);
  });

  it('asks for the second step where there is one', async () => {
    const ada = await aMemberOf(service);
    const exportId = await gathered(ada);
    await service.sql`
      insert into factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${ada.id}, 'totp', 'verified', now(), now())`;
    expect(await codeOf(link(ada.caller, exportId))).toEqual([403, 'insufficient_aal']);
  });

  it('is not linked to before it is ready', async () => {
    const ada = await aMemberOf(service);
    const { id } = await requested(ada.caller);
    expect(await codeOf(link(ada.caller, id))).toEqual([409, 'export_not_ready']);
  });

  // This part has no files: `{"files":[]}` and a line end.
  it.each([
    ['of another shape', '{"files":{}}\n'],
    ['no JSON', '{"files":[)}\n'],
    ['cut off', '{"files":[]'],
    ['longer', '{"files":[]}\n{}\n'],
    ['changed in a byte', '{"files":[]}\t\n'],
  ])('fails where a part is %s, and can be asked for anew', async (_what, bytes) => {
    const ada = await aMemberOf(service);
    const { id: exportId } = await requested(ada.caller);
    const [first, ...others] = servicesWithOwnData as [
      (typeof servicesWithOwnData)[number],
      ...typeof servicesWithOwnData,
    ];
    for (const keeper of others) await givePart(service, keeper, { exportId, userId: ada.id });
    await givePart(service, first, { exportId, userId: ada.id, bytes: Buffer.from(bytes) });
    await service.doPersonTasks();
    expect(await listed(ada.caller)).toMatchObject([{ state: 'failed' }]);
    await requested(ada.caller);
  });

  it('takes a part once, however often it is told of', async () => {
    const ada = await aMemberOf(service);
    const { id: exportId } = await requested(ada.caller);
    for (let n = 0; n < 2; n += 1) await giveAllParts(service, { exportId, userId: ada.id });
    expect(await service.doPersonTasks()).toBe(1);
    await giveAllParts(service, { exportId, userId: ada.id });
    expect(await service.doPersonTasks()).toBe(0);
    expect(await mailsTo(ada.email)).toHaveLength(1);
  });

  it('is gone after seven days, and the parts as soon as it is ready', async () => {
    const ada = await aMemberOf(service);
    const exportId = await gathered(ada);
    await sweepExports(service.deps);
    for (const keeper of servicesWithOwnData)
      await expect(service.deps.handover.stat(`${exportId}/${keeper.service}`)).rejects.toThrow();
    expect(await listed(ada.caller)).toMatchObject([{ state: 'ready' }]);
    const now = () => new Date(Date.now() + 7 * 86_400_000 + 1_000);
    await sweepExports({ ...service.deps, now });
    expect(await listed(ada.caller)).toMatchObject([{ state: 'expired' }]);
    expect(await codeOf(link(ada.caller, exportId))).toEqual([409, 'export_not_ready']);
    const [object] = await service.sql`
      select state from stored_objects where key like ${`exports/${exportId}/%`}`;
    expect(object).toEqual({ state: 'removing' });
  });
});

describe('an export of a child', () => {
  const params = (childId: string) => ({ params: { childId } });

  it('is asked for by a guardian, on record, and tells guardians and not the child', async () => {
    const { guardian, child } = await aFamily(service);
    const asked = await guardian.caller.call(api.requestChildExport, params(child.id));
    expect(asked.statusCode).toBe(202);
    const { id: exportId } = asked.json();
    await giveAllParts(service, { exportId, userId: child.id });
    await service.doPersonTasks();
    const mails = await mailsTo(guardian.email);
    expect(mails[0]).toMatchObject({ subject: 'About a kids account at Sidework' });
    expect(mails[0]?.body_text).not.toContain('Kim');
    expect((await mailsTo(child.email)).map(({ subject }) => subject)).not.toContain(
      'Your data from Sidework is ready',
    );
    expect(await listed(child.caller)).toEqual([]);
    const own = await guardian.caller.call(api.listChildExports, params(child.id));
    expect(own.json().items).toMatchObject([{ id: exportId, state: 'ready' }]);
    expect((await link(guardian.caller, exportId)).statusCode).toBe(200);
    expect((await entriesAbout(service, child.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'child_export_requested',
        'child_exports_listed',
        'child_export_opened',
      ]),
    );
    const files = await unzipped(service, exportId);
    expect(files.has('identity/account.json')).toBe(false);
    expect([...files.values()].join('\n')).not.toContain(child.email);
  });

  it.each([
    ['asking for it', api.requestChildExport],
    ['seeing it', api.listChildExports],
  ])('is nobody else’s business: %s', async (_what, endpoint) => {
    const { child } = await aFamily(service);
    const stranger = await aMemberOf(service, { fullName: anEmail() });
    const asked = stranger.caller.call(endpoint, params(child.id));
    expect(await codeOf(asked)).toEqual([404, 'not_found']);
    expect(await codeOf(child.caller.call(endpoint, params(child.id)))).toEqual([404, 'not_found']);
  });

  it('is not linked to by who looks after the child no more', async () => {
    const { guardian, child } = await aFamily(service);
    const asked = await guardian.caller.call(api.requestChildExport, params(child.id));
    const { id: exportId } = asked.json();
    await giveAllParts(service, { exportId, userId: child.id });
    await service.doPersonTasks();
    await service.sql`update guardian_links set ended_at = now() where child_id = ${child.id}`;
    expect(await codeOf(link(guardian.caller, exportId))).toEqual([404, 'not_found']);
  });
});
