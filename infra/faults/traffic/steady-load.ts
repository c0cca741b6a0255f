import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  type Call,
  callerAt,
  type Json,
  placeOf,
  type Request,
} from '../people/caller.ts';
import { join, type Person, signIn } from '../people/people.ts';
import type { Balancer } from './balancer.ts';
import type { Chance } from './chance.ts';

export interface Asked {
  /** `POST /api/jobs` */
  place: string;
  milliseconds: number;
  /** The fault of its answer; undefined where it was as expected. */
  wrong: string | undefined;
  at: number;
}

export interface SteadyLoad {
  asked: Asked[];
  /** Requests a second. */
  perSecond: number;
  /** When the steady load began, in milliseconds of the epoch; what was asked before measured the machine. */
  since: number;
  hires(): number;
  /** Resolves once two seconds' worth of requests were answered, or after ten seconds. */
  untilSteady(): Promise<void>;
  /** Sends no more; resolves once everything was answered. */
  stop(): Promise<void>;
}

const clientCount = 3;
const professionalCount = 4;
const stages = ['in_progress', 'halfway', 'near_completion', 'completed'];
const anonymousReads = ['/api/jobs?limit=20', '/api/jobs?search=tap&limit=20'];
const signedInReads = [
  '/api/jobs?limit=20',
  '/api/proposals',
  '/api/services?as=client',
  '/api/services?as=professional',
  '/api/profiles/me',
  '/api/notifications',
];

/** How many ask at once while it is measured how many a second are answered, and for how many milliseconds. */
const measuring = { atOnce: 16, milliseconds: 5_000 };
/** The share of what the machine can answer. Processes that start and events that are handled take the rest. */
const share = 0.4;

/**
 * So many requests a second, whatever becomes of them: people read, post, propose, hire, work and renew their sessions.
 * Nothing is asked twice, and every answer is judged. A slow machine gets fewer, because above what it can
 * answer its queue would only grow.
 */
export async function startSteadyLoad(
  url: string,
  balancer: Balancer,
  mostPerSecond: number,
  chance: Chance,
): Promise<SteadyLoad> {
  const setUp = callerAt(url, {
    attempted() {},
    repeated() {},
    answered() {},
    wrong(what) {
      throw new Error(what);
    },
  });
  const runId = Math.floor(chance.between(0, 36 ** 6)).toString(36);
  const clients: Person[] = [];
  for (let n = 1; n <= clientCount; n += 1)
    clients.push(await join(setUp, `${runId}-client-${n}`, 'client'));
  const professionals: Person[] = [];
  for (let n = 1; n <= professionalCount; n += 1)
    professionals.push(await join(setUp, `${runId}-professional-${n}`, 'professional'));
  for (const client of clients)
    for (const professional of professionals) await beginToTalk(setUp, professional, client);
  let { refreshToken } = await signIn(setUp, clients[0] as Person);

  const asked: Asked[] = [];
  /** Requests that earlier answers have made possible. */
  const next: (() => Promise<void>)[] = [];
  const underWay = new Set<Promise<void>>();
  let keys = 0;
  let hires = 0;
  let isRenewing = false;

  /** Gives the answer where it is as expected. */
  async function ask(request: Request, expected: number): Promise<Answer | undefined> {
    const at = Date.now();
    const started = performance.now();
    const outcome = await balancer.ask(request).catch((error: NodeJS.ErrnoException) => error);
    const got = outcome instanceof Error ? (outcome.code ?? outcome.message) : outcome.status;
    const detail = outcome instanceof Error ? '' : ` ${outcome.body.code ?? ''}`;
    const wrong = got === expected ? undefined : `${got}${detail}, not ${expected}`;
    const milliseconds = performance.now() - started;
    asked.push({ place: placeOf(request), milliseconds, wrong, at });
    return wrong || outcome instanceof Error ? undefined : outcome;
  }

  function write({ token }: Person, path: string, body: Json, expected: number) {
    keys += 1;
    const key = `steady-${runId}-${String(keys).padStart(8, '0')}`;
    return ask({ method: 'POST', path, token, key, body }, expected);
  }

  async function post(): Promise<void> {
    const client = chance.pick(clients);
    const job = await write(
      client,
      '/api/jobs',
      {
        title: `A tap that drips, ${runId} ${keys}`,
        category: 'plumbing',
        description: 'It drips all night, and all day too.',
        budgetMinCents: 5_000,
        budgetMaxCents: 50_000,
        location: 'Newark, NJ',
        latitude: 40.7357,
        longitude: -74.1724,
      },
      201,
    );
    if (job) next.push(() => propose(client, String(job.body.id)));
  }

  async function propose(client: Person, jobId: string): Promise<void> {
    const professional = chance.pick(professionals);
    const body = { proposedCostCents: 9_000, message: 'I can be there tomorrow with a wrench.' };
    const proposal = await write(professional, `/api/jobs/${jobId}/proposals`, body, 201);
    if (!proposal) return;
    next.push(async () => {
      const path = `/api/proposals/${proposal.body.id}/accept`;
      if (!(await write(client, path, {}, 200))) return;
      hires += 1;
      later(() => work(professional, jobId, 10));
    });
  }

  /** The service comes by event: it is looked for a few times. */
  async function work(professional: Person, jobId: string, tries: number): Promise<void> {
    const path = '/api/services?as=professional';
    const found = await ask({ method: 'GET', path, token: professional.token }, 200);
    if (!found) return;
    const service = (found.body.items as Json[]).find((each) => each.jobRequestId === jobId);
    if (service) next.push(() => progress(professional, String(service.id), 0));
    else if (tries > 0) later(() => work(professional, jobId, tries - 1));
  }

  async function progress(professional: Person, serviceId: string, stage: number): Promise<void> {
    const path = `/api/services/${serviceId}/progress`;
    const answer = await write(professional, path, { progressStage: stages[stage] }, 200);
    if (answer && stage + 1 < stages.length)
      next.push(() => progress(professional, serviceId, stage + 1));
  }

  async function talk(): Promise<void> {
    const [from, to] = chance.oneIn(2)
      ? [chance.pick(professionals), chance.pick(clients)]
      : [chance.pick(clients), chance.pick(professionals)];
    const body = { receiverId: to.id, content: 'Tomorrow at nine, with the wrench.' };
    const message = { method: 'POST', path: '/api/messages', token: from.token, body };
    const sent = await ask(message, 201);
    if (!sent) return;
    const path = `/api/conversations/${from.id}/read`;
    const mark = { method: 'POST', path, token: to.token, body: { upTo: sent.body.sequence } };
    next.push(async () => void (await ask(mark, 200)));
  }

  async function renew(): Promise<void> {
    if (isRenewing) return read();
    isRenewing = true;
    const path = '/auth/v1/token?grant_type=refresh_token';
    const body = { refresh_token: refreshToken };
    const renewed = await ask({ method: 'POST', path, body }, 200);
    if (renewed) refreshToken = String(renewed.body.refresh_token);
    isRenewing = false;
  }

  async function read(): Promise<void> {
    const { token } = chance.pick([...clients, ...professionals]);
    const signedIn = { method: 'GET', path: chance.pick(signedInReads), token };
    const anonymous = { method: 'GET', path: chance.pick(anonymousReads) };
    await ask(chance.oneIn(3) ? anonymous : signedIn, 200);
  }

  function later(turn: () => Promise<void>): void {
    setTimeout(() => next.push(turn), 500);
  }

  function takeTurn(): Promise<void> {
    if (chance.oneIn(2)) return next.shift()?.() ?? read();
    if (chance.oneIn(12)) return post();
    if (chance.oneIn(20)) return renew();
    if (chance.oneIn(6)) return talk();
    return read();
  }

  async function answeredPerSecond(): Promise<number> {
    const started = performance.now();
    let answered = 0;
    const askInTurn = async () => {
      while (performance.now() - started < measuring.milliseconds) {
        await takeTurn();
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: measuring.atOnce }, askInTurn));
    return (1_000 * answered) / (performance.now() - started);
  }

  const perSecond = Math.min(mostPerSecond, share * (await answeredPerSecond()));
  const since = Date.now();
  let open = true;
  const running = (async () => {
    const started = performance.now();
    for (let sent = 0; open; sent += 1) {
      const due = started + (sent * 1_000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      const turn: Promise<void> = takeTurn().finally(() => underWay.delete(turn));
      underWay.add(turn);
    }
  })();

  return {
    asked,
    perSecond,
    since,
    hires: () => hires,
    async untilSteady() {
      const enough = asked.length + 2 * perSecond;
      for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50))
        if (asked.length >= enough) return;
    },
    async stop() {
      open = false;
      await running;
      await Promise.all(underWay);
    },
  };
}

/** Strangers write three messages at most until they are answered. */
async function beginToTalk(call: Call, from: Person, to: Person): Promise<void> {
  const body = { receiverId: to.id, content: 'May I ask you something?' };
  await call({ method: 'POST', path: '/api/messages', token: from.token, body });
  const path = `/api/conversations/${from.id}/accept`;
  await call({ method: 'POST', path, token: to.token });
}
