import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CampaignConfig } from '../config.ts';
import { quickestPublications, type Violation } from '../invariants/check-invariants.ts';
import { openChecker } from '../invariants/checker.ts';
import { callerAt, placeOf } from '../people/caller.ts';
import { type PlatformUnderTest, type Victim, victims } from '../platform/platform-under-test.ts';
import { allAreUp, type Watch, watchProcesses } from '../platform/watch-processes.ts';
import { type Book, type KeyedWrite, openBook } from '../traffic/book.ts';
import { type Chance, chanceOf } from '../traffic/chance.ts';
import { comeToRest, comeToRestAlone } from '../traffic/come-to-rest.ts';
import { openTraffic, type Traffic } from '../traffic/traffic.ts';

export interface VictimReport {
  victim: Victim;
  kills: number;
  /** From the kill to the next one. */
  writes: number;
  repeats: number;
  /** Milliseconds until the process that was started instead answered. */
  worstRecovery: number;
  /** Milliseconds that one caller waited for a definite answer, over all repeats. */
  longestWait: number;
  /** Milliseconds of the slowest single answer, whatever it said. */
  slowestAnswer: number;
}

export interface CampaignReport {
  seed: number;
  seconds: number;
  victims: VictimReport[];
  hires: number;
  writes: number;
  /** Each rule that was broken, once. */
  violations: Violation[];
  /** Answers that no fault excuses, with their number. */
  wrongAnswers: [what: string, count: number][];
  endedThemselves: string[];
  slowest: Book['slowest'];
  checks: number;
  /** Milliseconds from the end of the traffic until no event was under way. */
  worstDrain: number;
  replays: number;
}

export interface CampaignOptions extends Pick<CampaignConfig, 'kills' | 'seed'> {
  /** Rounds after which the traffic stops and everything must come to rest; always after the last. */
  restEvery: number;
  /** Milliseconds of the longest pause before a kill, and after a recovery. */
  longestPause: number;
  tell(line: string): void;
}

/**
 * Kills each process once a round, in an order and at moments of chance, while people hire; asks the rules all the
 * time, and the stricter ones whenever everything has come to rest.
 */
export async function runCampaign(
  platform: PlatformUnderTest,
  { kills, seed, restEvery, longestPause, tell }: CampaignOptions,
): Promise<CampaignReport> {
  const started = performance.now();
  const chance = chanceOf(seed);
  const book = openBook();
  const watch = watchProcesses(platform);
  const checker = openChecker(platform, book, tell);
  const report = victims.map((victim): VictimReport => ({ victim, ...emptyReport }));
  const pause = () => sleep(chance.between(0, longestPause));
  let worstDrain = 0;
  let replays = 0;

  try {
    await allAreUp(watch);
    const traffic = await openTraffic(platform.url, book, chance.fork());
    await traffic.tryOnce();
    checker.start();
    traffic.run();
    for (let round = 1; round <= kills; round += 1) {
      await killEachOnce(watch, { chance, pause }, book, report);
      if (round % restEvery !== 0 && round !== kills) continue;
      worstDrain = Math.max(worstDrain, await comeToRest(platform, traffic));
      await checker.checkAtRest();
      tell(`round ${round} of ${kills}: ${traffic.hires()} hires, ${checker.summary()}`);
      await traffic.renewTokens();
      if (round < kills) traffic.run();
    }
    await allAreUp(watch);
    replays = await askAgain(platform, book);
    await useEndedTokens(platform, traffic, book);
    await hireOnceMore(platform, traffic, book);
    worstDrain = Math.max(worstDrain, await comeToRestAlone(platform));
    await checker.checkAtRest();
    return {
      seed,
      seconds: (performance.now() - started) / 1000,
      victims: report,
      hires: traffic.hires(),
      writes: report.reduce((sum, { writes }) => sum + writes, 0),
      violations: checker.violations(),
      wrongAnswers: [...book.wrongAnswers],
      endedThemselves: watch.endedThemselves,
      slowest: book.slowest,
      checks: checker.checks(),
      worstDrain,
      replays,
    };
  } finally {
    await checker.stop();
    watch.stop();
  }
}

const emptyReport = {
  kills: 0,
  writes: 0,
  repeats: 0,
  worstRecovery: 0,
  longestWait: 0,
  slowestAnswer: 0,
};

async function killEachOnce(
  watch: Watch,
  { chance, pause }: { chance: Chance; pause(): Promise<void> },
  book: Book,
  report: VictimReport[],
) {
  const recoveries: Promise<void>[] = [];
  for (const victim of chance.shuffled(victims)) {
    const row = report.find((each) => each.victim === victim) as VictimReport;
    await pause();
    await watch.kill(victim);
    row.kills += 1;
    const recovery = watch.recovered(victim).then((milliseconds) => {
      row.worstRecovery = Math.max(row.worstRecovery, milliseconds);
    });
    recoveries.push(recovery);
    recovery.catch(() => undefined);
    // One in four goes while the one before is still being started.
    if (!chance.oneIn(4)) {
      await recovery;
      await pause();
    }
    const { writes, repeats, longestWait, slowestAnswer } = book.takeTally();
    row.writes += writes;
    row.repeats += repeats;
    row.longestWait = Math.max(row.longestWait, longestWait);
    row.slowestAnswer = Math.max(row.slowestAnswer, slowestAnswer);
  }
  await Promise.all(recoveries);
}

/** Every write again, under its key: the answer must be the first one, word for word. */
async function askAgain({ url }: PlatformUnderTest, book: Book): Promise<number> {
  const call = callerAt(url, book);
  const isSame = async ({ by, request, answer }: KeyedWrite) => {
    const again = await call({ ...request, token: by.token });
    const { status, body, replayed } = again;
    if (status !== answer.status || !isDeepStrictEqual(body, answer.body) || !replayed)
      book.wrong(`${placeOf(request)} was answered otherwise under the same key`);
  };
  const left = [...book.keyedWrites];
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await isSame(next);
  };
  await Promise.all([lane(), lane(), lane()]);
  return book.keyedWrites.length;
}

/**
 * A service that lost its LISTEN with a connection and did not renew it publishes only every 5 s. What it tells is read
 * once all of it is published, since a consumer may emit its event after the hire was answered.
 */
async function hireOnceMore(platform: PlatformUnderTest, traffic: Traffic, book: Book) {
  const since = new Date();
  for (let times = 0; times < 3; times += 1) await traffic.tryOnce();
  await comeToRestAlone(platform);
  const { databaseUrl, layout } = platform;
  for (const [schema, seconds] of Object.entries(
    await quickestPublications(databaseUrl, layout, since),
  ))
    if (seconds > 1) book.wrong(`${schema} publishes late after the kills: ${seconds} s at best`);
}

/** A person who signed out stays signed out in every service, also after processes were killed. */
async function useEndedTokens({ url }: PlatformUnderTest, { endedTokens }: Traffic, book: Book) {
  const call = callerAt(url, book);
  const doors = ['/api/proposals', '/api/services?as=client', '/api/profiles/me'];
  for (const token of endedTokens)
    for (const path of doors) {
      const { status } = await call({ method: 'GET', path, token });
      if (status !== 401) book.wrong(`GET ${path} let an ended session in (${status})`);
    }
}
