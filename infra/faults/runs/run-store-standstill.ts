import { readdir } from 'node:fs/promises';
import { join as joinPaths } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import postgres from 'postgres';
import { callerAt } from '../people/caller.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';

/** How the local store names the file of an object's content. */
const objectFile = '._S3rver_object';
const words = { contentType: 'text/plain' };
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };

/** One pixel, and as much behind it as a picture may have. */
const png = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(5 * 1_048_576 - 70),
]);

export interface Upload {
  status: number;
  code: string | undefined;
  avatarUrl: string | undefined;
  headers: Headers;
}

/** Sends a picture of the largest size that is taken. */
export async function upload({ url }: PlatformUnderTest, { token }: Person): Promise<Upload> {
  const response = await fetch(`${url}/api/profiles/me/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: png,
  });
  const { code, avatarUrl } = (await response.json()) as Record<string, string | undefined>;
  return { status: response.status, code, avatarUrl, headers: response.headers };
}

/** The picture at the files origin, whose name leads to this machine. */
export const pictureAt = (url = '') => fetch(url.replace('localhost', '127.0.0.1'));

export interface StoreStandstill {
  /** How often each answer came to uploads meanwhile. */
  uploads: Record<string, number>;
  faults: string[];
}

/**
 * Four people upload while the object store stands still for so many milliseconds, by the name of this time: they are refused
 * with a reason, no one else notices, and no begun upload leaves an object without a row behind.
 */
export async function runStoreStandstill(
  platform: PlatformUnderTest,
  milliseconds: number,
  name: string,
): Promise<StoreStandstill> {
  const call = callerAt(platform.url, quiet);
  const people = await Promise.all([1, 2, 3, 4].map((at) => join(call, `${name}-${at}`, 'client')));
  const objects = platform.objectsOf('identity');
  await objects.put('kept', Buffer.from('words'), words);
  const before = await Promise.all(people.map((person) => upload(platform, person)));
  const faults = new Set<string>();
  for (const { status } of before)
    if (status !== 200) faults.add(`before, an upload was ${status}`);

  const uploads: Record<string, number> = {};
  platform.signal('object store', 'SIGSTOP');
  try {
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
      const [refused] = await Promise.all([
        Promise.all(people.map((person) => upload(platform, person))),
        fetch(`${platform.url}/api/jobs`).then(({ status }) => {
          if (status !== 200) faults.add(`meanwhile, the jobs were answered ${status}`);
        }),
        ownPicture(platform, people[0] as Person).then(({ status }) => {
          if (status !== 200) faults.add(`meanwhile, a profile was answered ${status}`);
        }),
      ]);
      for (const { status, code } of refused) {
        const answer = `${status} ${code}`;
        uploads[answer] = (uploads[answer] ?? 0) + 1;
      }
    }
  } finally {
    platform.signal('object store', 'SIGCONT');
  }
  // A caller that tries too often is told that instead; no caller is told that it worked.
  for (const answer of Object.keys(uploads))
    if (answer !== '503 store_unavailable' && answer !== '429 too_many_requests')
      faults.add(`meanwhile, an upload was answered ${answer}`);
  if (!uploads['503 store_unavailable']) faults.add('no upload was refused for the store');

  faults.add(await whatWasLeft(platform));
  for (const [at, person] of people.entries()) {
    const { avatarUrl } = await ownPicture(platform, person);
    if (avatarUrl !== before[at]?.avatarUrl) faults.add('a picture changed meanwhile');
    if ((await pictureAt(avatarUrl)).status !== 200) faults.add('a picture is gone');
  }
  faults.delete('');
  return { uploads, faults: [...faults] };
}

async function ownPicture({ url }: PlatformUnderTest, { token }: Person) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/profiles/me`, { headers });
  const { avatarUrl } = (await response.json()) as Record<string, string>;
  return { status: response.status, avatarUrl };
}

/** Milliseconds without a new object, after which the store has done what lay in its sockets. */
const atRestAfter = 2_000;

/** After a quarter of an hour, by when no upload can still be under way, the sweep leaves what rows name, and nothing else. */
async function whatWasLeft(platform: PlatformUnderTest): Promise<string> {
  const objects = platform.objectsOf('identity');
  const sql = postgres(platform.databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { search_path: 'identity' },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  const keysInStore = async () => {
    const files = await readdir(joinPaths(platform.bucketsFolder, 'identity'), { recursive: true });
    const kept = files.filter((file) => file.endsWith(objectFile));
    return kept.map((file) => file.slice(0, -objectFile.length));
  };
  const keysInRows = async () =>
    (await sql`select key from stored_objects where state = 'kept'`).map(({ key }) => String(key));
  /** The sweep is told a later time, and must not meet objects that the store writes only now from requests it had kept. */
  const untilAtRest = async () => {
    let seen = '';
    let since = Date.now();
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      const answers = await objects.stat('kept').then(Boolean, () => false);
      const now = answers ? (await keysInStore()).sort().join() : '';
      if (now === '' || now !== seen) since = Date.now();
      else if (Date.now() - since > atRestAfter) return;
      seen = now;
    }
  };
  try {
    await untilAtRest();
    const later = new Date(Date.now() + 16 * 60_000);
    let differing: string[] = [];
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(500)) {
      // It answers a moment after it goes on.
      const isSwept = await sweepObjects({ sql, objects }, later).then(
        () => true,
        () => false,
      );
      if (!isSwept) continue;
      const [inStore, inRows] = [await keysInStore(), [...(await keysInRows()), 'kept']];
      differing = [
        ...inStore.filter((key) => !inRows.includes(key)),
        ...inRows.filter((key) => !inStore.includes(key)),
      ];
      if (differing.length === 0) return '';
    }
    return `rows and objects differ in ${differing.length} keys, as ${differing[0] ?? 'none: the sweep failed'}`;
  } finally {
    await sql.end();
  }
}
