import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../local/process-table.ts';
import { services } from '../local/services.ts';
import { openBalancer } from './balancer.ts';
import { chanceOf } from './chance.ts';
import { checkInvariants, eventsUnderWay } from './check-invariants.ts';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';
import { type Asked, startSteadyLoad } from './steady-load.ts';
import { tellAsked, wrongOf } from './tell-asked.ts';

const { seed } = readCampaignConfig(1);
const perSecond = 100;
const names = services.map(({ name }) => name);
/** What is restarted at once: never both instances of one. */
const waves = [names, names.map((name) => `${name} 2`), ['gateway'], ['gateway 2']];
const backWithin = 120_000;

describe('a rolling restart of everything under load, with two instances of each', () => {
  let platform: PlatformUnderTest;
  let asked: Asked[] = [];
  let seconds = 0;
  let hires = 0;

  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest(2);
    const balancer = openBalancer(platform.urls);
    const load = await startSteadyLoad(platform.url, balancer, perSecond, chanceOf(seed));
    const started = Date.now();
    try {
      await sleep(2_000);
      for (const wave of waves) {
        await Promise.all(wave.map(restart));
        await sleep(1_000);
      }
    } finally {
      seconds = (Date.now() - started) / 1000;
      await load.stop();
      balancer.close();
      asked = load.asked;
      hires = load.hires();
      console.log(tellAsked(asked));
    }
  }, 300_000);
  afterAll(async () => {
    const logs = await platform?.stop({ logs: asked.length === 0 || wrongOf(asked).length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);

  /** As an operator does: asks it to end, and waits until the one that follows is ready. */
  async function restart(name: string): Promise<void> {
    const started = Date.now();
    const leaving = platform.signal(name, 'SIGTERM');
    for (const end = started + backWithin; Date.now() < end; await sleep(100))
      if (!isAlive(leaving) && (await platform.isUp(name))) {
        console.log(`${name} is back after ${((Date.now() - started) / 1000).toFixed(1)} s`);
        return;
      }
    throw new Error(`${name} was not back within ${backWithin / 1000} s.`);
  }

  it('fails no request', () => {
    expect(wrongOf(asked)).toEqual([]);
  });

  it('was under the load that it says, writes among it', () => {
    expect(asked.length / seconds).toBeGreaterThan(0.95 * perSecond);
    expect(asked.filter(({ place }) => place.startsWith('POST')).length).toBeGreaterThan(
      0.1 * asked.length,
    );
    expect(hires).toBeGreaterThan(10);
  });

  it('leaves every event handled, and every rule unbroken', {
    tags: ['once'],
    timeout: 60_000,
  }, async () => {
    const { databaseUrl, layout } = platform;
    // An acknowledgement or a delivery that got lost between a broker and an instance that left: `ack_wait` is 30 s.
    await expect.poll(() => eventsUnderWay(databaseUrl, layout), { timeout: 45_000 }).toBe(0);
    expect(await checkInvariants(databaseUrl, layout, 'quiet')).toEqual([]);
  });
});
