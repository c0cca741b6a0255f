import postgres from 'postgres';
import { type Answer, callerAt, type Json } from '../people/caller.ts';
import { password, sessionIdOf } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBook } from '../traffic/book.ts';
import { lateness, untilItHolds } from '../traffic/within-a-second.ts';

export interface RefreshSize {
  sessions: number;
  /** At once, of one token, over both processes. */
  renewals: number;
}

export interface RefreshReport {
  seconds: number;
  sessions: number;
  /** Answered with a session. */
  renewed: number;
  /** Sessions that ended when an ancestor came back. */
  ended: number;
  faults: string[];
}

const atOnce = 4;

/** Every tab of a person renews one token at once, at two processes; later a token comes that was replaced long ago. */
export async function runParallelRefreshes(
  platform: PlatformUnderTest,
  { sessions, renewals }: RefreshSize,
  tell: (line: string) => void,
): Promise<RefreshReport> {
  const started = performance.now();
  const origins = platform.addressesOf('identity');
  const sql = postgres(platform.databaseUrl, { max: 2, onnotice: () => {} });
  const report = { renewed: 0, ended: 0 };
  const faults: string[] = [];
  const refusedAfter: number[] = [];
  let begun = 0;
  const one = async (name: string) => {
    const wrong = (what: string) => void faults.push(`${name}: ${what}`);
    const { access, refresh } = await signUp(origins[0] as string, name);
    const sessionId = sessionIdOf(access);
    const answers = await Promise.all(
      Array.from({ length: renewals }, (_, at) =>
        renew(origins[at % origins.length] as string, refresh),
      ),
    );
    report.renewed += answers.filter(({ status }) => status === 200).length;
    for (const { status, body } of answers)
      if (status !== 200) wrong(`a renewal was answered ${status} ${body.code}`);
    const next = new Set(answers.map(({ body }) => String(body.refresh_token)));
    if (next.size !== 1) wrong(`${next.size} tokens came of one`);
    const kept = await sql<{ generation: number }[]>`
      select generation from identity.refresh_tokens where session_id = ${sessionId} order by generation`;
    if (kept.map(({ generation }) => generation).join() !== '1,2')
      wrong(`it advanced to ${kept.map(({ generation }) => generation)}`);
    // Each tab stays signed in: the access tokens count at both processes, and the new one renews.
    for (const [at, { body }] of answers.entries())
      if (
        (at < 2 || at === renewals - 1) &&
        (await userAt(origins[at % 2] as string, body)) !== 200
      )
        wrong('a renewed access token does not count');
    const [child] = next;
    const grandchild = await renew(origins[0] as string, child ?? '');
    if (grandchild.status !== 200) wrong(`the new token was answered ${grandchild.status}`);
    // The first token is an ancestor now, and no parent: its bearer stole it, or was stolen from.
    const replay = await renew(origins[1] as string, refresh);
    if (replay.status !== 400 || replay.body.code !== 'refresh_token_already_used')
      wrong(`the replayed ancestor was answered ${replay.status} ${replay.body.code}`);
    const after = await renew(origins[0] as string, String(grandchild.body.refresh_token));
    if (after.status === 400) report.ended += 1;
    else wrong(`the family outlived the replay: ${after.status}`);
    refusedAfter.push(await untilRefused(origins, grandchild.body));
  };
  try {
    const lane = async () => {
      while (begun < sessions) {
        begun += 1;
        const name = `tabs-${begun}`;
        if (begun % 100 === 0) tell(`${begun} of ${sessions} sessions`);
        await one(name).catch((error: Error) => void faults.push(`${name}: ${error.message}`));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    faults.push(...lateness('an access token of an ended family still counts', refusedAfter));
    return { seconds: (performance.now() - started) / 1000, sessions: begun, ...report, faults };
  } finally {
    await sql.end();
  }
}

async function signUp(origin: string, name: string) {
  const call = callerAt(origin, openBook());
  const body = { email: `${name}@faults.sidework.local`, password, data: { full_name: name } };
  const answer = await call({ method: 'POST', path: '/signup', body });
  return { access: String(answer.body.access_token), refresh: String(answer.body.refresh_token) };
}

/** Once: what a client tells apart from a refusal and asks again would hide a token that was lost. */
async function renew(origin: string, token: string): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await fetch(`${origin}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

async function userAt(origin: string, { access_token }: Json): Promise<number> {
  const headers = { authorization: `Bearer ${access_token}` };
  const response = await fetch(`${origin}/user`, { headers });
  await response.arrayBuffer();
  return response.status;
}

function untilRefused(origins: string[], session: Json): Promise<number> {
  return untilItHolds(async () => {
    const statuses = await Promise.all(origins.map((origin) => userAt(origin, session)));
    return statuses.every((status) => status === 403);
  });
}
