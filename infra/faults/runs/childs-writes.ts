import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { childsWrites } from '@sidework/contracts/acceptance/childs-writes';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import postgres from 'postgres';
import { eventually } from '../../demo/deeds.ts';
import type { Answered } from '../invariants/check-invariants.ts';
import {
  type Call,
  callerAt,
  type Json,
  placeOf,
  type Request,
  refusal,
} from '../people/caller.ts';
import { familiesAt } from '../people/family.ts';
import { assuredToken, join, type Person, profileOf, signIn } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';

/** The outcome of writes of a child and towards one while the broker stood still. */
export interface ChildsReport {
  /** How often each answer came to each write. */
  answers: Record<string, number>;
  /** Successful answers, whose effects are looked for in the end. */
  answered: Answered[];
  faults: string[];
}

export interface ChildsWrites {
  /** The broker stands still from now on. */
  begin(): void;
  /** It is about to go on. */
  end(): void;
  /** Does the refused writes again, which must succeed now. */
  finish(): Promise<ChildsReport>;
}

/** A beat that lay in a socket when the broker stopped is heard a moment later. */
const refusedAfter = newsMayBe.ofChildren + 250;
const pause = 500;
const againWithin = 30_000;
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };

/** One write, which goes on to the next of its kind once it was taken. */
interface Write {
  /** Its row in the table of writes, which says whether it may be taken. */
  row: string;
  next(): Request;
  /** The record of a successful answer. */
  toAnswered?(answer: Json, request: Request): Answered;
  isForgotten?: boolean;
}

const asksFor = (write: string) => childsWrites.find(({ name }) => name === write)?.asks;

/** A child that works, its client and its guardian; `name` tells this time from others. */
export async function openChildsWrites(
  platform: PlatformUnderTest,
  name: string,
): Promise<ChildsWrites> {
  const call = callerAt(platform.url, quiet);
  const done = async (request: Request): Promise<Json> => {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  };
  const post = (path: string, token: string, body?: Json) =>
    done({ method: 'POST', path, token, ...(body && { body }) });

  const client = await join(call, `${name}-client`, 'client');
  const staff = await aModerator(platform, call, `${name}-staff`);
  const { child, guardian } = await familiesAt(platform, call).aVerifiedFamily(name, staff);
  const aYouthJob = () => ({
    title: `Leaves, ${name} ${randomUUID()}`,
    category: 'raking_leaves',
    description: 'They lie all over the yard.',
  });
  const proposal = { proposedCostCents: 4_000, message: 'I can come on Saturday.' };
  const jobIds: unknown[] = [];
  // As many as can be proposed on before the first refusal, and two that the child has proposed on before.
  for (let n = 0; n < refusedAfter / pause + 4; n += 1)
    jobIds.push((await post('/api/jobs', client.token, aYouthJob())).id);
  const propose = async (jobId: unknown) =>
    (await post(`/api/jobs/${jobId}/proposals`, child.token, proposal)).id;
  const regretted = await propose(jobIds.pop());
  const room = await hire(jobIds.pop());
  const toRoom = `/api/rooms/${room}/messages`;
  const serviceId = await eventually(serviceOfChild);
  /** Its room opens once the guardian has agreed. */
  async function hire(jobId: unknown) {
    const id = await propose(jobId);
    await post(`/api/proposals/${id}/accept`, client.token, {});
    await eventually(() => post(`/api/proposals/${id}/approve-hire`, guardian.token, {}));
    const path = `/api/rooms/${id}`;
    await eventually(() => done({ method: 'GET', path, token: child.token }));
    return id;
  }

  async function serviceOfChild() {
    const path = '/api/services?as=client&limit=1';
    const { items } = await done({ method: 'GET', path, token: client.token });
    const [service] = items as Json[];
    if (!service) throw new Error('no service began');
    return service.id;
  }

  const say = (token: string): Write => ({
    row: 'POST /api/rooms/:roomId/messages',
    next: () => ({
      method: 'POST',
      path: toRoom,
      token,
      body: { id: randomUUID(), content: 'On Saturday at nine.' },
    }),
  });
  const keyed = (path: string, token: string, body: Json): Request => ({
    method: 'POST',
    path,
    token,
    body,
    key: `away-${randomUUID()}`,
  });
  const writes: Record<string, Write> = {
    'a youth job': {
      row: 'POST /api/jobs',
      next: () => keyed('/api/jobs', client.token, aYouthJob()),
      toAnswered: ({ id }, { body, key = null }) => ({
        what: 'job',
        id: String(id),
        actor: client.id,
        key,
        cents: null,
        note: String(body?.title),
      }),
    },
    "a child's proposal": {
      row: 'POST /api/jobs/:jobId/proposals',
      next: () => keyed(`/api/jobs/${jobIds.pop()}/proposals`, child.token, proposal),
      toAnswered: ({ id }, { key = null }) => ({
        what: 'proposal',
        id: String(id),
        actor: child.id,
        key,
        cents: proposal.proposedCostCents,
        note: null,
      }),
    },
    "a payment for a child's work": {
      row: 'POST /api/services/:serviceId/fund',
      next: () => keyed(`/api/services/${serviceId}/fund`, client.token, { amountCents: 4_000 }),
      // Nothing is paid: that it may be is all that was asked for.
      isForgotten: true,
    },
    'a word to a child': say(client.token),
    "a child's word": say(child.token),
  };

  const report: ChildsReport = { answers: {}, answered: [], faults: [] };
  const saidIds: string[] = [];
  let stoodStillAt = 0;
  let isBack = false;
  let running: Promise<unknown> = Promise.resolve();
  const count = (what: string) => {
    report.answers[what] = (report.answers[what] ?? 0) + 1;
  };

  function keep({ toAnswered, isForgotten }: Write, request: Request, answer: Json) {
    if (isForgotten) return;
    if (toAnswered) report.answered.push(toAnswered(answer, request));
    else saidIds.push(String(request.body?.id));
  }

  async function goOn([what, write]: [string, Write]): Promise<void> {
    const asks = asksFor(write.row);
    if (asks !== 'reached' && asks !== 'writer') throw new Error(`${write.row} asks for no news`);
    let request = write.next();
    for (; !isBack; await sleep(pause)) {
      const begunAfter = performance.now() - stoodStillAt;
      const { status, body } = await askOnce(platform.url, request);
      count(`${what}: ${status} ${body.code ?? ''}`.trim());
      if (status === 201) {
        if (begunAfter > refusedAfter && !isBack)
          report.faults.push(
            `${what} was taken ${Math.round(begunAfter)} ms after the broker stopped`,
          );
        keep(write, request, body);
        request = write.next();
      } else if (!isBack && (status !== 503 || body.code !== 'news_too_old'))
        report.faults.push(`${what} was answered ${status} ${body.code}`);
    }
    if (!report.answers[`${what}: 503 news_too_old`]) report.faults.push(`${what} never waited`);
    const late = await call(request, againWithin);
    if (late.status === 201) keep(write, request, late.body);
    else report.faults.push(`${what} was answered ${late.status} after the broker's return`);
  }

  /** A guardian and a client read on. */
  async function readOn(): Promise<void> {
    const reads: Request[] = [
      { method: 'GET', path: toRoom, token: guardian.token },
      { method: 'GET', path: '/api/jobs?limit=20', token: client.token },
    ];
    for (; !isBack; await sleep(pause))
      for (const request of reads) {
        const { status } = await askOnce(platform.url, request);
        count(`${placeOf(request)}: ${status}`);
        if (status !== 200) report.faults.push(`${placeOf(request)} was answered ${status}`);
      }
  }

  /** Protective writes go on meanwhile. */
  async function withdraw(): Promise<void> {
    for (; !report.answers["a child's proposal: 503 news_too_old"]; await sleep(pause))
      if (isBack) return;
    const path = `/api/proposals/${regretted}/withdraw`;
    if (asksFor('POST /api/proposals/:proposalId/withdraw') !== 'always')
      throw new Error('a withdrawal always goes on');
    const { status } = await askOnce(platform.url, { method: 'POST', path, token: child.token });
    count(`a child's withdrawal: ${status}`);
    if (status !== 200) report.faults.push(`a child's withdrawal was answered ${status}`);
  }

  /** Each word that was taken is there once, and no other. */
  async function compareWords() {
    const path = `${toRoom}?limit=100`;
    const { items } = await done({ method: 'GET', path, token: client.token });
    const there = (items as Json[]).map(({ id }) => String(id)).sort();
    if (there.join() !== saidIds.sort().join())
      report.faults.push(`${saidIds.length} words were taken, and ${there.length} are there`);
  }

  return {
    begin() {
      stoodStillAt = performance.now();
      running = Promise.all([...Object.entries(writes).map(goOn), readOn(), withdraw()]);
      // An error is thrown where the promise is awaited.
      running.catch(() => undefined);
    },
    end() {
      isBack = true;
    },
    async finish() {
      await running;
      await compareWords();
      return report;
    },
  };
}

async function aModerator({ databaseUrl }: PlatformUnderTest, call: Call, name: string) {
  const person: Person = await join(call, name, 'client');
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`insert into identity.user_roles (user_id, role, created_at)
      values (${person.id}, 'moderator', now())`;
    // The other services hear of the role with the next change of the profile.
    const body = profileOf({ ...person, version: 1 });
    await call({ method: 'PUT', path: '/api/profiles/me', token: person.token, body });
    return await assuredToken(sql, call, await signIn(call, person));
  } finally {
    await sql.end();
  }
}

/** As it is answered the first time, without patience. */
async function askOnce(url: string, { method, path, token, key, body }: Request) {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    signal: AbortSignal.timeout(17_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}
