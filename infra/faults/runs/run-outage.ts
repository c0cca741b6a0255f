import { setTimeout as sleep } from 'node:timers/promises';
import { services } from '../../local/services.ts';
import { checkInvariants, eventsUnderWay, type Violation } from '../invariants/check-invariants.ts';
import { callerAt } from '../people/caller.ts';
import { join } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBalancer } from '../traffic/balancer.ts';
import { chanceOf } from '../traffic/chance.ts';
import { type Asked, startSteadyLoad } from '../traffic/steady-load.ts';
import { tellAsked } from '../traffic/tell-asked.ts';
import { type ChildsReport, openChildsWrites } from './childs-writes.ts';
import { runStoreStandstill, type StoreStandstill } from './run-store-standstill.ts';

export interface OutageReport {
  asked: Asked[];
  hiresMeanwhile: number;
  /** Milliseconds from the return of the broker until all events were handled. */
  handledAfter: number;
  /** Milliseconds from the return of the mail server until the last mail was there. */
  mailedAfter: number;
  store: StoreStandstill;
  children: ChildsReport;
  /** The services whose health did not name the broker while it stood still. */
  silent: string[];
  /** The effects that were lost or done twice. */
  broken: Violation[];
}

export interface OutageOptions {
  /** For how many milliseconds each of them stands still. */
  stands: number;
  seed: number;
  tell(line: string): void;
}

const mostPerSecond = 50;
const apart = 4_000;
export const catchesUpWithin = 30_000;
const forgetful = 6;

/**
 * NATS, the mail server and the object store stand still under load. They do not end: a connection that is refused is told at
 * once, one to a stopped process hangs.
 */
export async function runOutage(
  platform: PlatformUnderTest,
  { stands, seed, tell }: OutageOptions,
): Promise<OutageReport> {
  const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };
  const call = callerAt(platform.url, quiet);
  const emails: string[] = [];
  for (let n = 1; n <= forgetful; n += 1)
    emails.push((await join(call, `forgetful-${seed}-${n}`, 'client')).email);
  const childsWrites = await openChildsWrites(platform, `away${seed}`);
  const balancer = openBalancer([platform.url]);
  const load = await startSteadyLoad(platform.url, balancer, mostPerSecond, chanceOf(seed));
  const stopped = new Set<string>();
  const stop = (name: string) => {
    platform.signal(name, 'SIGSTOP');
    stopped.add(name);
  };
  const goOn = (name: string) => {
    platform.signal(name, 'SIGCONT');
    stopped.delete(name);
    return Date.now();
  };
  try {
    await load.untilSteady();
    const storeStands = runStoreStandstill(platform, stands, `stalled-${seed}`);
    stop('mailbox');
    const asking = Promise.all(emails.map(recover));
    await sleep(apart);
    stop('NATS');
    childsWrites.begin();
    const hiresBefore = load.hires();
    await sleep(stands - apart);
    const mailReturned = goOn('mailbox');
    const mailed = untilHolds(async () => (await Promise.all(emails.map(isMailed))).every(Boolean));
    await sleep(apart);
    const hiresMeanwhile = load.hires() - hiresBefore;
    const silent = await servicesSilentOnBroker(platform);
    childsWrites.end();
    const brokerReturned = goOn('NATS');
    const children = await childsWrites.finish();
    const store = await storeStands;
    await load.stop();
    await asking;
    const { databaseUrl, layout } = platform;
    const handled = await untilHolds(async () => (await eventsUnderWay(databaseUrl, layout)) === 0);
    const report: OutageReport = {
      asked: load.asked,
      hiresMeanwhile,
      store,
      children,
      silent,
      handledAfter: handled - brokerReturned,
      mailedAfter: (await mailed) - mailReturned,
      broken: await checkInvariants(databaseUrl, layout, 'quiet', children.answered),
    };
    tell(
      `${tellAsked(report.asked)}\n${hiresMeanwhile} hires without NATS, all events handled ` +
        `${(report.handledAfter / 1000).toFixed(1)} s after its return; ${forgetful} mails asked for ` +
        `meanwhile, the last there ${(report.mailedAfter / 1000).toFixed(1)} s after the mail server's ` +
        `return; uploads meanwhile: ${JSON.stringify(store.uploads)}; ` +
        `of children meanwhile: ${JSON.stringify(children.answers)}`,
    );
    return report;
  } finally {
    for (const name of stopped) goOn(name);
    // Else they would go on in the suites that follow on the same platform.
    childsWrites.end();
    await load.stop();
    balancer.close();
  }

  /** At its own moment of the outage. */
  async function recover(email: string, at: number): Promise<void> {
    await sleep((at * (stands - 2_000)) / emails.length);
    const { status } = await call({ method: 'POST', path: '/auth/v1/recover', body: { email } });
    if (status !== 200) throw new Error(`${email} asked for a mail and was answered ${status}.`);
  }

  async function isMailed(email: string): Promise<boolean> {
    const search = new URL('/api/v1/search', platform.mailboxUrl);
    search.searchParams.set('query', `to:${email} subject:password`);
    const found = (await (await fetch(search)).json()) as { messages: unknown[] };
    return found.messages.length > 0;
  }
}

/** Reads go on, so each is ready, and says what is away. */
async function servicesSilentOnBroker(platform: PlatformUnderTest): Promise<string[]> {
  const silent = services.map(async ({ name }) => {
    const answer = await fetch(`${platform.addressesOf(name)[0]}/health/ready`);
    const { degraded } = (await answer.json()) as { degraded: string[] };
    return answer.status === 200 && degraded.includes('broker') ? [] : [name];
  });
  return (await Promise.all(silent)).flat();
}

/** Gives when it first held. */
async function untilHolds(isSo: () => Promise<boolean>): Promise<number> {
  for (const end = Date.now() + 2 * catchesUpWithin; Date.now() < end; await sleep(200))
    if (await isSo()) return Date.now();
  return Number.POSITIVE_INFINITY;
}
