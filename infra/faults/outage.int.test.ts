import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBalancer } from './balancer.ts';
import { callerAt } from './caller.ts';
import { chanceOf } from './chance.ts';
import { checkInvariants, eventsUnderWay } from './check-invariants.ts';
import { readCampaignConfig } from './config.ts';
import { join } from './people.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { type Asked, startSteadyLoad } from './steady-load.ts';
import { tellAsked, wrongOf } from './tell-asked.ts';

const { seed } = readCampaignConfig(1);
const perSecond = 50;
const stands = 30_000;
const apart = 4_000;
const catchesUpWithin = 30_000;
const forgetful = 6;

/** Both stand still rather than end: a connection that is refused is told at once, one to a stopped process hangs. */
describe('NATS and the mail server, each standing still for 30 s under load', () => {
  let platform: PlatformUnderTest;
  let asked: Asked[] = [];
  let hiresMeanwhile = 0;
  let handledAfter = 0;
  let mailedAfter = 0;
  const emails: string[] = [];

  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest();
    const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };
    const call = callerAt(platform.url, quiet);
    for (let n = 1; n <= forgetful; n += 1)
      emails.push((await join(call, `forgetful-${n}`, 'client')).email);
    const balancer = openBalancer([platform.url]);
    const load = await startSteadyLoad(platform.url, balancer, perSecond, chanceOf(seed));
    await sleep(2_000);

    platform.signal('mailbox', 'SIGSTOP');
    const asking = Promise.all(emails.map(recover));
    await sleep(apart);
    platform.signal('NATS', 'SIGSTOP');
    const hiresBefore = load.hires();
    await sleep(stands - apart);
    platform.signal('mailbox', 'SIGCONT');
    const mailReturned = Date.now();
    const mailed = untilHolds(async () => (await Promise.all(emails.map(isMailed))).every(Boolean));
    await sleep(apart);
    hiresMeanwhile = load.hires() - hiresBefore;
    platform.signal('NATS', 'SIGCONT');
    const brokerReturned = Date.now();
    await load.stop();
    await asking;
    balancer.close();
    asked = load.asked;
    const { databaseUrl, layout } = platform;
    await untilHolds(async () => (await eventsUnderWay(databaseUrl, layout)) === 0);
    handledAfter = Date.now() - brokerReturned;
    mailedAfter = (await mailed) - mailReturned;
    console.log(
      `${tellAsked(asked)}\n${hiresMeanwhile} hires without NATS, all events handled ` +
        `${(handledAfter / 1000).toFixed(1)} s after its return; ${emails.length} mails asked for ` +
        `meanwhile, the last there ${(mailedAfter / 1000).toFixed(1)} s after the mail server's return`,
    );

    /** At its own moment of the outage. */
    async function recover(email: string, at: number): Promise<void> {
      await sleep((at * (stands - 2_000)) / emails.length);
      const { status } = await call({ method: 'POST', path: '/auth/v1/recover', body: { email } });
      expect(status).toBe(200);
    }
  }, 200_000);
  afterAll(async () => {
    for (const name of ['NATS', 'mailbox']) platform?.signal(name, 'SIGCONT');
    const logs = await platform?.stop({ logs: asked.length === 0 || wrongOf(asked).length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);

  async function isMailed(email: string): Promise<boolean> {
    const search = new URL('/api/v1/search', platform.mailboxUrl);
    search.searchParams.set('query', `to:${email} subject:password`);
    const found = (await (await fetch(search)).json()) as { messages: unknown[] };
    return found.messages.length > 0;
  }

  /** Gives when it first held. */
  async function untilHolds(isSo: () => Promise<boolean>): Promise<number> {
    for (const end = Date.now() + 2 * catchesUpWithin; Date.now() < end; await sleep(200))
      if (await isSo()) return Date.now();
    return Number.POSITIVE_INFINITY;
  }

  it('fail no request, be it one whose events or mails must wait', () => {
    expect(wrongOf(asked)).toEqual([]);
    expect(hiresMeanwhile).toBeGreaterThan(10);
  });

  it('have caught up within 30 s after their return', () => {
    expect(handledAfter).toBeLessThan(catchesUpWithin);
    expect(mailedAfter).toBeLessThan(catchesUpWithin);
  });

  it('lose nothing and do nothing twice', { tags: ['once'] }, async () => {
    expect(await checkInvariants(platform.databaseUrl, platform.layout, 'quiet')).toEqual([]);
  });
});
