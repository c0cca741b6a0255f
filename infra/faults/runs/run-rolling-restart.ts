import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../local/process-table.ts';
import { services } from '../../local/services.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBalancer } from '../traffic/balancer.ts';
import { chanceOf } from '../traffic/chance.ts';
import { type Asked, startSteadyLoad } from '../traffic/steady-load.ts';
import { tellAsked } from '../traffic/tell-asked.ts';

export interface RollingRestartReport {
  asked: Asked[];
  /** Requests a second that were meant, and that were sent. */
  meant: number;
  sent: number;
  seconds: number;
  hires: number;
}

export interface RollingRestartOptions {
  /** How often everything is restarted. */
  rounds: number;
  mostPerSecond: number;
  seed: number;
  tell(line: string): void;
}

const names = services.map(({ name }) => name);
const inPairs = (all: string[]) =>
  all.flatMap((name, at) => (at % 2 ? [] : [[name, ...all.slice(at + 1, at + 2)]]));
/** The processes restarted at once: never both instances of one, and no more than two, as starting takes a processor. */
const waves = [
  ...inPairs(names),
  ...inPairs(names.map((name) => `${name} 2`)),
  ['gateway'],
  ['gateway 2'],
];
const backWithin = 120_000;

/** Restarts everything under load, as an operator does who has two instances of each. */
export async function runRollingRestart(
  platform: PlatformUnderTest,
  { rounds, mostPerSecond, seed, tell }: RollingRestartOptions,
): Promise<RollingRestartReport> {
  const balancer = openBalancer(platform.urls);
  const load = await startSteadyLoad(platform.url, balancer, mostPerSecond, chanceOf(seed));
  tell(`${load.perSecond.toFixed(0)} requests a second`);
  let seconds = 0;
  try {
    await load.untilSteady();
    for (let round = 1; round <= rounds; round += 1)
      for (const wave of waves) {
        await Promise.all(wave.map(restart));
        await sleep(500);
      }
  } finally {
    seconds = (Date.now() - load.since) / 1000;
    await load.stop();
    balancer.close();
    tell(tellAsked(load.asked));
  }
  const { asked, since, perSecond: meant } = load;
  const sent = asked.filter(({ at }) => at >= since).length / seconds;
  return { asked, meant, sent, seconds, hires: load.hires() };

  /** Asks it to end, and waits until the one that follows is ready. */
  async function restart(name: string): Promise<void> {
    const asked = Date.now();
    const leaving = platform.signal(name, 'SIGTERM');
    for (const end = asked + backWithin; Date.now() < end; await sleep(100))
      if (!isAlive(leaving) && (await platform.isUp(name))) {
        tell(`${name} is back after ${((Date.now() - asked) / 1000).toFixed(1)} s`);
        return;
      }
    throw new Error(`${name} was not back within ${backWithin / 1000} s.`);
  }
}
