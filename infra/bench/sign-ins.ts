import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuOf, cpuOfChildren } from './cpu.ts';
import { signUp } from './person.ts';
import type { Hashes, HashLoad } from './sign-in-floor.ts';
import type { SignInLoad, SignInTimes } from './sign-in-load.ts';
import type { Stage } from './stage.ts';

/** One round: bare hashes, sign-ins, and other questions without sign-ins and beside them. */
export interface SignInRound {
  hashesPerSecond: number;
  signInsPerSecond: number;
  /** Milliseconds of processor time: of a hash, and of a sign-in at identity, its hash within, and at Postgres. */
  cpu: { hash: number; identity: number; database: number };
  /** Milliseconds of each answer, by the name of the question. */
  calm: Record<string, number[]>;
  busy: Record<string, number[]>;
}

/** Each signs in again and again, so more of them than are at once under way. */
const accounts = 64;
/** More than are hashed at once, and fewer than may wait. */
const atOnce = 8;
/** The queue is as full as it gets before anybody is sent away. */
const saturating = 40;
const perSecond = 100;
const password = 'bench-ladder-orchard';

export async function measureSignIns(
  stage: Stage,
  rounds: number,
  seconds: number,
): Promise<SignInRound[]> {
  const { ports } = stage.installation;
  const identity = `http://127.0.0.1:${ports.services.identity}`;
  const bodies = await signUpMany(identity);
  const { token } = await signUp(stage.gateway.origin, 'beside-sign-ins');
  const headers = { authorization: `Bearer ${token}` };
  const load = stage.keep(fork(join(import.meta.dirname, 'sign-in-load.ts')));
  const floor = stage.keep(fork(join(import.meta.dirname, 'sign-in-floor.ts')));
  const url = `${identity}/token?grant_type=password`;
  const asked = (more: Partial<SignInLoad>) =>
    answerOf<SignInTimes>(load, { seconds, others: [], perSecond, ...more } satisfies SignInLoad);
  const others = [
    { name: 'GET /user', url: `${identity}/user`, headers },
    { name: 'GET /jobs', url: `${stage.service.origin}/jobs`, headers },
  ];
  const round = async (): Promise<SignInRound> => {
    const hashing = cpuOf(floor.pid ?? 0);
    const hashes = await answerOf<Hashes>(floor, { seconds } satisfies HashLoad);
    const hash = (cpuOf(floor.pid ?? 0) - hashing) / hashes.made;
    const before = [cpuOf(stage.pidOf('identity')), cpuOfChildren(stage.postgresPid)] as const;
    // Those that were under way when the time was up took processor time too, so they are counted, not reckoned.
    const { signIns, signInsPerSecond } = await asked({ signIns: { url, bodies, atOnce } });
    const cpu = {
      hash,
      identity: (cpuOf(stage.pidOf('identity')) - before[0]) / signIns,
      database: (cpuOfChildren(stage.postgresPid) - before[1]) / signIns,
    };
    const { taken: calm } = await asked({ others });
    const { taken: busy } = await asked({ others, signIns: { url, bodies, atOnce: saturating } });
    return { hashesPerSecond: hashes.perSecond, signInsPerSecond, cpu, calm, busy };
  };
  await asked({ seconds: 1, signIns: { url, bodies, atOnce } });
  const measured: SignInRound[] = [];
  for (let at = 0; at < rounds; at += 1) measured.push(await round());
  return measured;
}

/** Gives what each of them signs in with. */
async function signUpMany(identity: string): Promise<string[]> {
  const bodies: string[] = [];
  for (let at = 0; at < accounts; at += 1) {
    const body = { email: `sign-in-${at}@bench.sidework.local`, password };
    bodies.push(JSON.stringify(body));
    const response = await fetch(`${identity}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, data: { full_name: 'Bench Client', user_type: 'client' } }),
    });
    if (!response.ok) throw new Error(`A sign-up was answered ${response.status}.`);
  }
  return bodies;
}

async function answerOf<R>(child: ChildProcess, task: HashLoad | SignInLoad): Promise<R> {
  child.send(task);
  const [answer] = (await once(child, 'message')) as [{ result: R } | { failure: string }];
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.result;
}
