import { setTimeout as sleep } from 'node:timers/promises';
import { ask, cursorsOf } from './ask.ts';
import { cpuOf, cpuOfChildren } from './cpu.ts';
import type { Load, Loaded } from './load.ts';
import { measureMessages } from './messages.ts';
import { measureOwnPages } from './own-pages.ts';
import { signUp } from './person.ts';
import { questions } from './questions.ts';
import { measureSignIns } from './sign-ins.ts';
import { type Server, type Stage, setStage, startInstances } from './stage.ts';
import {
  judge,
  judgeMessages,
  judgeOwnPages,
  judgeSignIns,
  type Measured,
  printMeasured,
  printMessages,
  printOwnPages,
  printSignIns,
  printVerdicts,
  type Verdict,
} from './verdict.ts';

/*
 * `make bench`: how the hot questions compare with the floor, in turn within one run, since the machine's speed moves
 * by a factor of two. `ONLY=newest,post` asks some, `ROUNDS=5` and `SECONDS=4` take longer.
 */

const { only, rounds, seconds, jobs } = readArguments(process.argv.slice(2));
const stage = await setStage(jobs, (step) => console.log(`${step} …`));
try {
  await run(stage);
} finally {
  await stage.stop();
}
process.exit();

async function run(stage: Stage): Promise<void> {
  const { token } = await signUp(stage.gateway.origin);
  const isAsked = (name: string) => only.length === 0 || only.includes(name);
  const clients = isAsked('post') ? await signUpClients(stage) : [];
  const more = isAsked('post') ? await startInstances(stage, 'marketplace', 2) : [];
  const signedIn = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const headers = { 'content-type': 'application/json' };
  const contenders = questions(await cursorsOf(stage.service.origin, signedIn), clients)
    .filter(({ name }) => isAsked(name))
    .flatMap(({ name, service, floor, isKeyed = false }) => {
      const throughGateway = service.map((each) => ({ ...each, path: `/api${each.path}` }));
      const both = { requests: service, headers: signedIn, servers: [stage.service], isKeyed };
      const bare = { requests: floor, headers, servers: [stage.floor], isKeyed };
      return [
        { ...bare, name: `${name}, floor` },
        { ...both, name: `${name}, service` },
        ...(name === 'post'
          ? [
              { ...both, name: 'post, three services', servers: [stage.service, ...more] },
              { ...bare, name: 'post, three floors', servers: [stage.floor, ...stage.moreFloors] },
            ]
          : []),
        { ...both, name: `${name}, gateway`, requests: throughGateway, through: stage.gateway },
        ...(name === 'newest'
          ? [{ name: 'newest, anonymous', requests: service, headers, servers: [stage.service] }]
          : []),
      ];
    });

  const measured = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  // Several servers are asked for as long as one each: a process that has just begun is slower for thousands of requests.
  for (const contender of contenders) await measure(stage, contender, 3 * contender.servers.length);
  for (let round = 1; round <= (contenders.length > 0 ? rounds : 0); round += 1) {
    console.log(`Round ${round} of ${rounds} …`);
    for (const contender of contenders)
      measured.get(contender.name)?.push(await measure(stage, contender, seconds));
  }
  const latency = await ask<[number, number]>(stage, {
    compare: {
      asked: [
        { url: `${stage.service.origin}/jobs`, headers: signedIn },
        { url: `${stage.gateway.origin}/api/jobs`, headers: signedIn },
      ],
      times: 1_500,
    },
  });
  printMeasured(measured);
  printVerdicts(judge(measured, latency));
  for (const part of [messages, signIns, ownPages]) printVerdicts(await part(stage));
}

async function messages(stage: Stage): Promise<Verdict[]> {
  if (only.length > 0 && !only.includes('message')) return [];
  console.log('Messages …');
  const measured = await measureMessages(stage, rounds, seconds * 2);
  printMessages(measured);
  return judgeMessages(measured);
}

async function signIns(stage: Stage): Promise<Verdict[]> {
  if (only.length > 0 && !only.includes('sign-in')) return [];
  console.log('Sign-ins …');
  // Short and often: the two that are compared should meet the machine in one mood.
  const measured = await measureSignIns(stage, rounds * 2, seconds);
  printSignIns(measured);
  return judgeSignIns(measured);
}

/** How the pages of one person's records grow with them; `ONLY=books` asks those of the books alone. */
async function ownPages(stage: Stage): Promise<Verdict[]> {
  const measured = await measureOwnPages(stage, only);
  if (measured.length > 0) printOwnPages(measured);
  return judgeOwnPages(measured);
}

interface Contender {
  name: string;
  requests: Load['requests'];
  headers: Record<string, string>;
  isKeyed?: boolean;
  /** Several share the connections. */
  servers: Server[];
  through?: Server;
}

/** So many that no two of the connections are often the same person at once. */
async function signUpClients({ gateway }: Stage): Promise<{ id: string; token: string }[]> {
  console.log('Signing up 200 clients …');
  const clients: { id: string; token: string }[] = [];
  for (let count = 0; count < 200; count += 4) {
    const some = [0, 1, 2, 3].map((more) => signUp(gateway.origin, `client-${count + more}`));
    clients.push(...(await Promise.all(some)));
  }
  return clients;
}

async function measure(stage: Stage, contender: Contender, time: number): Promise<Measured> {
  const { servers, through } = contender;
  const cpu = () => [
    servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    through ? cpuOf(through.pid) : 0,
    cpuOfChildren(stage.postgresPid),
  ];
  const before = cpu();
  const { requests, perSecond } = await ask<Loaded>(stage, {
    load: {
      origins: (through ? [through] : servers).map(({ origin }) => origin),
      requests: contender.requests,
      headers: contender.headers,
      isKeyed: contender.isKeyed ?? false,
      connections: 16,
      seconds: time,
    },
  });
  const [own = 0, gateway = 0, database = 0] = cpu().map(
    (after, index) => (after - (before[index] ?? 0)) / requests,
  );
  // Writes are still being published, and the next contender must not bear that.
  if (contender.requests.some(({ method }) => method === 'POST')) await sleep(2_000);
  return { perSecond, cpu: own, gatewayCpu: gateway, databaseCpu: database };
}

function readArguments(given: string[]) {
  const value = (name: string, otherwise: string) =>
    given.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) || otherwise;
  return {
    only: value('ONLY', '').split(',').filter(Boolean),
    rounds: Number(value('ROUNDS', '3')),
    seconds: Number(value('SECONDS', '3')),
    jobs: Number(value('JOBS', '100000')),
  };
}
