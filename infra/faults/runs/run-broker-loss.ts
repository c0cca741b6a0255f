import { setTimeout as sleep } from 'node:timers/promises';
import { eventsUnderWay } from '../invariants/check-invariants.ts';
import { openChecker } from '../invariants/checker.ts';
import { type BrokerStore, brokerStoreOf, type Loss, losses } from '../platform/broker-store.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBook } from '../traffic/book.ts';
import { type Chance, chanceOf } from '../traffic/chance.ts';
import { comeToRest } from '../traffic/come-to-rest.ts';
import { openTraffic } from '../traffic/traffic.ts';
import { faultsOf } from './tell-report.ts';

export interface BrokerLossReport {
  seed: number;
  losses: {
    loss: Loss;
    /** Events that were not handled yet when the store was lost. */
    underWay: number;
    /** Milliseconds from the end of the traffic until no event was under way. */
    drain: number;
  }[];
  hires: number;
  faults: string[];
}

export interface BrokerLossOptions {
  repetitions: number;
  /** Multiplies the pauses of chance before and after each loss, which are up to two seconds. */
  pace: number;
  seed: number;
  tell(line: string): void;
}

/** Loses NATS's disk again and again while people hire, each time in another way. */
export async function runBrokerLoss(
  platform: PlatformUnderTest,
  { repetitions, pace, seed, tell }: BrokerLossOptions,
): Promise<BrokerLossReport> {
  const chance = chanceOf(seed);
  const book = openBook();
  const checker = openChecker(platform, book, tell);
  const store = await brokerStoreOf(platform);
  const report: BrokerLossReport = { seed, losses: [], hires: 0, faults: [] };
  try {
    const traffic = await openTraffic(platform.url, book, chance.fork());
    await traffic.tryOnce();
    checker.start();
    for (const loss of orderOf(repetitions, chance)) {
      traffic.run();
      const pause = (least: number, most: number) => sleep(pace * chance.between(least, most));
      const underWay = await loseUnderLoad(platform, store, loss, pause);
      const drain = await comeToRest(platform, traffic);
      await checker.checkAtRest();
      report.losses.push({ loss, underWay, drain });
      tell(
        `${report.losses.length} of ${repetitions}, ${loss} with ${underWay} events under way: ` +
          `at rest after ${(drain / 1000).toFixed(1)} s, ${traffic.hires()} hires, ${checker.summary()}`,
      );
      await traffic.renewTokens();
    }
    report.hires = traffic.hires();
    report.faults = faultsOf({
      violations: checker.violations(),
      wrongAnswers: [...book.wrongAnswers],
      endedThemselves: [],
    });
    return report;
  } finally {
    await checker.stop();
    await store.forget();
  }
}

/** Each way in turn, each turn in an order of chance. */
function orderOf(repetitions: number, chance: Chance): Loss[] {
  const turns = Math.ceil(repetitions / losses.length);
  const order = Array.from({ length: turns }, () => chance.shuffled(losses)).flat();
  return order.slice(0, repetitions);
}

/**
 * The hire's consumer stands still when the store is lost, so that something is in it, and is killed with what it was
 * sent and has not read.
 */
async function loseUnderLoad(
  platform: PlatformUnderTest,
  store: BrokerStore,
  loss: Loss,
  pause: (least: number, most: number) => Promise<void>,
): Promise<number> {
  await pause(500, 2_000);
  await store.remember();
  await pause(500, 2_500);
  platform.signal('client-services', 'SIGSTOP');
  await pause(500, 2_000);
  const underWay = await untilSomeUnderWay(platform);
  await store.lose(loss);
  await pause(0, 2_000);
  platform.signal('client-services', 'SIGKILL');
  await pause(500, 1_500);
  return underWay;
}

/** Counts the services under way; on a slow machine the first hire takes a while. Callers give up where it takes longer. */
async function untilSomeUnderWay({ databaseUrl, layout }: PlatformUnderTest): Promise<number> {
  let underWay = await eventsUnderWay(databaseUrl, layout);
  for (const end = Date.now() + 8_000; underWay === 0 && Date.now() < end; await sleep(250))
    underWay = await eventsUnderWay(databaseUrl, layout);
  return underWay;
}
