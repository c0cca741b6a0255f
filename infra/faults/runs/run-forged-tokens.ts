import { setTimeout as sleep } from 'node:timers/promises';
import { openForger } from '../forgeries/forger.ts';
import type { Booty, Forged, Place } from '../forgeries/forgery.ts';
import { decode, openSigningKey, programToken } from '../forgeries/signing.ts';
import { callerAt, type Json } from '../people/caller.ts';
import { join, type Person, sessionIdOf, signIn } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBook } from '../traffic/book.ts';
import { chanceOf } from '../traffic/chance.ts';
import { lateness, untilItHolds } from '../traffic/within-a-second.ts';

export interface ForgedReport {
  seed: number;
  seconds: number;
  tokens: number;
  requests: number;
  /** The count of each status that answered. */
  statuses: Record<number, number>;
  kinds: Record<string, number>;
  faults: string[];
}

interface Door {
  method: string;
  origins: string[];
  path: string;
  body?: string;
  /** The status that a sound token gets. */
  opens: number;
  place: Place;
}

const lanes = 16;

/** Tries each forged or ended token at every endpoint, and none may open one. */
export async function runForgedTokens(
  platform: PlatformUnderTest,
  count: number,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<ForgedReport> {
  const started = performance.now();
  const doors = doorsOf(platform);
  const { booty, late } = await gather(platform, doors);
  const forge = openForger(booty, chanceOf(seed));
  const statuses: Record<number, number> = {};
  const kinds: Record<string, number> = {};
  const faults = new Map<string, number>();
  const examples = new Map<string, string>();
  const wrong = (what: string, token: string) => {
    faults.set(what, (faults.get(what) ?? 0) + 1);
    if (!examples.has(what)) examples.set(what, token.slice(0, 1_500));
  };

  const sound: Forged = { kind: 'sound', token: booty.sound };
  const opensAll = async (when: string) => {
    for (const door of doors) {
      const status = await knock(door, 0, sound);
      if (status !== door.opens)
        wrong(`${when}, ${told(door)} answers a sound token ${status}`, sound.token);
    }
  };
  await opensAll('before');
  let turn = 0;
  const lane = async () => {
    while (turn < count) {
      turn += 1;
      const at = turn;
      const forged = forge();
      kinds[forged.kind] = (kinds[forged.kind] ?? 0) + 1;
      for (const door of doors) {
        if (forged.notTo?.includes(door.place)) continue;
        const status = await knock(door, at, forged);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status < 400 || status >= 500)
          wrong(`${told(door)} answers ${status} to a token with ${forged.kind}`, forged.token);
      }
      if (at % 5_000 === 0) tell(`${at} of ${count} tokens`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await opensAll('after');
  return {
    seed,
    seconds: (performance.now() - started) / 1000,
    tokens: count,
    statuses,
    kinds,
    requests: Object.values(statuses).reduce((sum, each) => sum + each, 0),
    faults: [
      ...late,
      ...[...faults].map(([what, times]) => `${what} (${times} times), as ${examples.get(what)}`),
    ],
  };
}

const told = ({ method, path }: Door) => `${method} ${path}`;

function doorsOf({ addressesOf }: PlatformUnderTest): Door[] {
  const identity = addressesOf('identity');
  const auth = { origins: identity, place: 'auth' } as const;
  const marketplace = { origins: addressesOf('marketplace'), place: 'others' } as const;
  const body = JSON.stringify({ data: { favourite: 'tea' } });
  return [
    { ...auth, method: 'GET', path: '/user', opens: 200 },
    { ...auth, place: 'account', method: 'PUT', path: '/user', body, opens: 200 },
    // A person with a sound token is known there, and not let in.
    { ...auth, place: 'administration', method: 'GET', path: '/admin/users', opens: 403 },
    { ...auth, place: 'identity', method: 'GET', path: '/sessions', opens: 200 },
    { ...marketplace, method: 'GET', path: '/jobs/mine', opens: 200 },
    { ...marketplace, method: 'GET', path: '/jobs', opens: 200 },
  ];
}

async function knock(door: Door, turn: number, { token }: Forged): Promise<number> {
  const origin = door.origins[turn % door.origins.length];
  const response = await fetch(`${origin}${door.path}`, {
    method: door.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(door.body && { 'content-type': 'application/json' }),
    },
    ...(door.body && { body: door.body }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Gathers everything of ours that looks like a token. */
async function gather(
  platform: PlatformUnderTest,
  doors: Door[],
): Promise<{ booty: Booty; late: string[] }> {
  const call = callerAt(platform.url, openBook());
  const key = await openSigningKey(platform);
  const owner = await join(call, 'forged', 'client');
  const stranger = await join(call, 'stranger-to-forged', 'client');
  const { token: sound, refreshToken } = await signIn(call, owner);
  let ended = await signIn(call, owner);
  const refusedAfter: number[] = [];
  for (const times of [1, 2, 3]) {
    if (times > 1) ended = await signIn(call, owner);
    const { token } = ended;
    await call({ method: 'POST', path: '/auth/v1/logout?scope=local', token });
    refusedAfter.push(await untilItHolds(() => isRefused(doors, token)));
  }
  const [head, body] = sound.split('.');
  const ofApplication = { client_id: '01960000-0000-7000-8000-000000000001', scope: 'openid' };
  const { keys } = (await (
    await fetch(`${platform.url}/auth/v1/.well-known/jwks.json`)
  ).json()) as {
    keys: { kid: string }[];
  };
  const booty: Booty = {
    sound,
    key,
    issuer: platform.issuer,
    otherKid: keys.find(({ kid }) => kid !== key.kid)?.kid ?? 'none',
    stranger: { id: stranger.id, sessionId: sessionIdOf(stranger.token) },
    others: {
      'a refresh token': { token: refreshToken },
      'a refresh token of an ended session': { token: ended.refreshToken },
      'a mailed token': { token: await mailedToken(platform, call, owner) },
      'the token of an ended session': { token: ended.token },
      'the token of a program': {
        token: programToken(key, platform.issuer),
        notTo: ['administration'],
      },
      'the token of a program without the scope': {
        token: programToken(key, platform.issuer, 'roles.read'),
      },
      "an application's token": {
        token: key.sign(decode(head), { ...decode(body), ...ofApplication }),
        notTo: ['auth'],
      },
      'the id of a session': { token: sessionIdOf(sound) },
    },
  };
  return { booty, late: lateness('the token of an ended session still counts', refusedAfter) };
}

/** By every process behind every door. */
async function isRefused(doors: Door[], token: string): Promise<boolean> {
  const statuses = await Promise.all(
    doors.flatMap((door) =>
      door.origins.map((_, turn) => knock(door, turn, { kind: 'ended', token })),
    ),
  );
  return statuses.every((status) => status >= 400 && status < 500);
}

async function mailedToken(
  platform: PlatformUnderTest,
  call: ReturnType<typeof callerAt>,
  { email }: Person,
) {
  await call({ method: 'POST', path: '/auth/v1/recover', body: { email } });
  const query = `${platform.mailboxUrl}/api/v1/search?query=to:${encodeURIComponent(email)}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const { messages } = (await (await fetch(query)).json()) as { messages: { ID: string }[] };
    for (const { ID } of messages) {
      const mail = (await (
        await fetch(`${platform.mailboxUrl}/api/v1/message/${ID}`)
      ).json()) as Json;
      const [, found] = /token(?:_hash)?=([\w-]+)/.exec(String(mail.Text)) ?? [];
      if (found) return found;
    }
    await sleep(200);
  }
  throw new Error(`${email} got no mail with a token.`);
}
