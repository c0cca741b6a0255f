import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered } from '../invariants/check-invariants.ts';
import { callerAt, type Json, refusal } from '../people/caller.ts';
import { join, type Person, profileOf, sessionIdOf, signIn } from '../people/people.ts';
import type { Book } from './book.ts';
import type { Chance } from './chance.ts';

const clientCount = 3;
const professionalCount = 4;
const serviceWithin = 90_000;
const stages = [
  ['in_progress', 25],
  ['halfway', 50],
  ['near_completion', 75],
  ['completed', 100],
] as const;

export interface Traffic {
  /** One whole hire, before anything is killed; fails where the platform is at fault without. */
  tryOnce(): Promise<void>;
  /** Access tokens live for a quarter of an hour, and a campaign for longer. */
  renewTokens(): Promise<void>;
  /** Lets everybody work until `pause`. */
  run(): void;
  /** Stops new work; resolves when all that was begun is done. */
  pause(): Promise<void>;
  /** Tokens of sessions whose end was answered with success. */
  endedTokens: string[];
  hires(): number;
}

/** Clients who post and hire, professionals who propose and work, people who come and go: all at once, for ever. */
export async function openTraffic(url: string, book: Book, chance: Chance): Promise<Traffic> {
  const call = callerAt(url, book);
  const runId = Math.floor(chance.between(0, 36 ** 6)).toString(36);
  let writes = 0;
  let hires = 0;
  let open = false;
  let working: Promise<void>[] = [];
  const endedTokens: string[] = [];

  const clients: Person[] = [];
  for (let n = 1; n <= clientCount; n += 1)
    clients.push(await join(call, `${runId}-client-${n}`, 'client'));
  const professionals: Person[] = [];
  for (let n = 1; n <= professionalCount; n += 1)
    professionals.push(await join(call, `${runId}-professional-${n}`, 'professional'));
  const guest = await join(call, `${runId}-guest`, 'professional');

  /** A write of which nothing but success is right. */
  async function write(
    person: Person,
    method: string,
    path: string,
    body: Json,
    toAnswered: (answer: Json, key: string) => Omit<Answered, 'actor'>,
    keyed = true,
  ): Promise<Json> {
    writes += 1;
    const key = `faults-${runId}-${String(writes).padStart(8, '0')}`;
    const request = { method, path, token: person.token, body, ...(keyed && { key }) };
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    book.answeredWrites.push({ ...toAnswered(answer.body, key), actor: person.id });
    if (keyed) book.keyedWrites.push({ by: person, request, answer });
    return answer.body;
  }

  async function postJob(client: Person, chance: Chance): Promise<string> {
    const title = `A tap that drips, ${runId} ${writes + 1}`;
    const job = await write(
      client,
      'POST',
      '/api/jobs',
      {
        title,
        description: 'It drips all night, and all day too.',
        category: 'plumbing',
        budgetMinCents: 100 * Math.floor(chance.between(50, 100)),
        budgetMaxCents: 100 * Math.floor(chance.between(100, 500)),
        location: 'Newark, NJ',
        latitude: 40.7357,
        longitude: -74.1724,
      },
      ({ id }, key) => ({ what: 'job', id: String(id), key, cents: null, note: title }),
    );
    return String(job.id);
  }

  async function propose(professional: Person, jobId: string, chance: Chance) {
    const proposedCostCents = Math.floor(chance.between(5_000, 90_000));
    const message = 'I can be there tomorrow with a washer and a wrench.';
    const proposal = await write(
      professional,
      'POST',
      `/api/jobs/${jobId}/proposals`,
      { proposedCostCents, message },
      ({ id }, key) => ({
        what: 'proposal',
        id: String(id),
        key,
        cents: proposedCostCents,
        note: null,
      }),
    );
    return { professional, id: String(proposal.id) };
  }

  async function hire(client: Person, proposalId: string): Promise<void> {
    await write(client, 'POST', `/api/proposals/${proposalId}/accept`, {}, (_, key) => ({
      what: 'acceptance',
      id: proposalId,
      key,
      cents: null,
      note: null,
    }));
    hires += 1;
  }

  /** The service comes by event, and is looked for as its page does. */
  async function serviceOf(professional: Person, jobId: string): Promise<string> {
    const path = '/api/services?as=professional&limit=100';
    for (const end = Date.now() + serviceWithin; Date.now() < end; await sleep(300)) {
      const answer = await call({ method: 'GET', path, token: professional.token });
      if (answer.status !== 200) throw refusal({ method: 'GET', path }, answer);
      const found = (answer.body.items as Json[]).find((each) => each.jobRequestId === jobId);
      if (found) return String(found.id);
    }
    throw new Error(`The service of the job ${jobId} did not come in ${serviceWithin / 1000} s.`);
  }

  async function work(professional: Person, jobId: string): Promise<void> {
    const serviceId = await serviceOf(professional, jobId);
    for (const [progressStage, cents] of stages)
      await write(
        professional,
        'POST',
        `/api/services/${serviceId}/progress`,
        { progressStage },
        (_, key) => ({ what: 'stage', id: serviceId, key, cents, note: progressStage }),
      );
  }

  async function changeProfile(person: Person): Promise<void> {
    person.version += 1;
    const { id, version: cents } = person;
    await write(
      person,
      'PUT',
      '/api/profiles/me',
      profileOf(person),
      () => ({ what: 'profile', id, key: null, cents, note: null }),
      false,
    );
  }

  /** Signs in, renews the session as a lost answer would make a browser do, and signs out. */
  async function comeAndGo(): Promise<void> {
    const { token } = await signIn(call, guest);
    const path = '/auth/v1/logout?scope=local';
    const left = await call({ method: 'POST', path, token });
    // A repeat of a sign-out that was done already finds no session.
    if (left.status !== 204 && left.status !== 401 && left.status !== 403)
      throw refusal({ method: 'POST', path }, left);
    endedTokens.push(token);
    book.answeredWrites.push({
      what: 'session-end',
      id: sessionIdOf(token),
      actor: guest.id,
      key: null,
      cents: null,
      note: null,
    });
  }

  /** Goes on as long as it is open; what one turn leaves under way is waited for in the end. */
  async function keepOn(turn: () => Promise<void>, pause: () => number): Promise<void> {
    while (open) {
      await turn().catch((error: Error) => book.wrong(error.message));
      if (open) await sleep(pause());
    }
  }

  /** Up to the hire; gives who was hired for which job. */
  async function hireSomebody(client: Person, chance: Chance) {
    const jobId = await postJob(client, chance);
    const [first, second] = chance.shuffled(professionals);
    const sent = await Promise.all(
      [first, second].map((one) => propose(one as Person, jobId, chance)),
    );
    const chosen = chance.pick(sent);
    await hire(client, chosen.id);
    return { professional: chosen.professional, jobId };
  }

  function clientsTurn(client: Person, chance: Chance, jobs: Set<Promise<void>>) {
    return async () => {
      const { professional, jobId } = await hireSomebody(client, chance);
      const job = work(professional, jobId)
        .catch((error: Error) => book.wrong(error.message))
        .finally(() => jobs.delete(job));
      jobs.add(job);
      if (chance.oneIn(4)) await changeProfile(client);
      // Work that cannot be done yet waits, so that the load stays bounded while services start.
      while (jobs.size > 15) await Promise.race(jobs);
    };
  }

  return {
    endedTokens,
    hires: () => hires,
    async tryOnce() {
      const { professional, jobId } = await hireSomebody(clients[0] as Person, chance);
      await work(professional, jobId);
      await comeAndGo();
    },
    async renewTokens() {
      for (const person of [...clients, ...professionals])
        person.token = (await signIn(call, person)).token;
    },
    run() {
      open = true;
      working = clients.map(async (client) => {
        const own = chance.fork();
        const jobs = new Set<Promise<void>>();
        await keepOn(clientsTurn(client, own, jobs), () => own.between(200, 1_000));
        await Promise.all(jobs);
      });
      working.push(
        keepOn(comeAndGo, () => chance.between(1_000, 3_000)),
        keepOn(
          () => changeProfile(chance.pick(professionals)),
          () => chance.between(1_000, 3_000),
        ),
      );
    },
    async pause() {
      open = false;
      await Promise.all(working);
    },
  };
}
