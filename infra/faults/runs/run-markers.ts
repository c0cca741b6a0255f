import { setTimeout as sleep } from 'node:timers/promises';
import { clientActs } from '../markers/acts/clients.ts';
import { eventActs } from '../markers/acts/events.ts';
import { guardingActs } from '../markers/acts/guarding.ts';
import { learningActs } from '../markers/acts/learning.ts';
import { serviceActs } from '../markers/acts/services.ts';
import { talkActs } from '../markers/acts/talk.ts';
import { workActs } from '../markers/acts/work.ts';
import type { Finding } from '../markers/judge.ts';
import { openMailJudge } from '../markers/mails.ts';
import { type Counted, callsAt } from '../markers/make-call.ts';
import { openMarkers } from '../markers/marker.ts';
import { openCast } from '../markers/open-cast.ts';
import { missedByGuardians } from '../markers/owed.ts';
import { banTheBadActor, withBrokerSilent } from '../markers/phases.ts';
import { read } from '../markers/reads.ts';
import { type Act, openWorld, type Step, type World } from '../markers/world.ts';
import { callerAt } from '../people/caller.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { chanceOf } from '../traffic/chance.ts';

export interface MarkersReport extends Counted {
  seed: number;
  seconds: number;
  mails: number;
  /** How many words guardians had to find. */
  owed: number;
}

interface MarkersOptions {
  seed: number;
  tell(line: string): void;
  /** After so many the walk is at its end. */
  mostFindings?: number;
}

/** All that people do beside reading. */
const acts = [
  ...workActs,
  ...talkActs,
  ...serviceActs,
  ...clientActs,
  ...eventActs,
  ...learningActs,
  ...guardingActs,
];
const total = acts.reduce((sum, { weight }) => sum + weight, 0);
const atOnce = 8;
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };
/** After these parts of a walk the bad actor is banned, and the broker stands still. */
const bannedAfter = 0.4;
const silentAfter = 0.6;
const silentCalls = 120;
/** Calls after which the mails are read, before the mailbox drops the oldest. */
const mailsReadEvery = 1_000;
/** Until what was written last has reached the guardians, and the mailbox. */
const arrivesWithin = 3_000;

/** Everybody does at random what they can; whatever they read is searched for markers that they may not meet. */
export async function runMarkers(
  platform: PlatformUnderTest,
  calls: number,
  { seed, tell, mostFindings = 200 }: MarkersOptions,
): Promise<MarkersReport> {
  const started = performance.now();
  const since = new Date(Date.now() - 1_000);
  const markers = openMarkers(seed);
  const cast = await openCast(platform, callerAt(platform.url, quiet), markers);
  const world = openWorld(cast, markers, chanceOf(seed));
  tell(`A cast of ${world.everybody.length} makes ${calls} calls.`);
  const counted: Counted = { calls: 0, acts: {}, findings: [] };
  const make = callsAt(platform.url, world, counted);
  const phases = { platform, world, make };

  const judgeMails = openMailJudge(platform.mailboxUrl, world, since);
  const isOver = () => counted.findings.length >= mostFindings;

  /** The choices of a round are made from what is known at its begin, so that a seed makes them again. */
  async function walkTo(end: number): Promise<void> {
    for (let step = counted.calls; step < end && !isOver(); ) {
      const round: Promise<void>[] = [];
      for (; round.length < atOnce && step < end; step += 1) {
        const [act, planned] = next(world);
        round.push(make(step, act, planned));
      }
      await Promise.all(round);
      if (Math.floor(step / mailsReadEvery) > Math.floor((step - round.length) / mailsReadEvery))
        await judgeMails();
    }
  }

  await walkTo(Math.floor(calls * bannedAfter));
  if (!isOver()) await banTheBadActor(phases, counted.calls);
  await walkTo(Math.floor(calls * silentAfter));
  if (!isOver()) await withBrokerSilent(phases, () => walkTo(counted.calls + silentCalls));
  await walkTo(calls);

  if (!isOver()) await sleep(arrivesWithin);
  const found = (act: string, more: Omit<Finding, 'step' | 'act'>) =>
    void counted.findings.push({ step: counted.calls, act, ...more });
  for (const says of await missedByGuardians(platform.url, world))
    found('the pages of guardians', { reader: 'a guardian', place: 'the pages of a child', says });
  const { read: mails, faults } = await judgeMails();
  for (const fault of faults) found('mail', fault);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { ...counted, seed, seconds, mails, owed: world.owed.size };
}

function next(world: World): [Act, Step] {
  for (;;) {
    const act = world.chance.oneIn(2) ? read : weighed(world);
    const planned = act.plan(world);
    // A banned person is signed out, and gets no answer any more.
    const isOut = planned?.by && world.facts.banned.has(planned.by.id);
    if (planned && !isOut) return [act, planned];
  }
}

function weighed({ chance }: World): Act {
  let left = chance.between(0, total);
  for (const act of acts) {
    left -= act.weight;
    if (left < 0) return act;
  }
  return read;
}

/** Tells the findings, a line for each kind, with the seed that repeats them. */
export function tellMarkers({
  seed,
  seconds,
  calls,
  mails,
  owed,
  findings,
}: MarkersReport): string {
  const alike = Map.groupBy(findings, ({ reader, place, says }) => `${reader}, ${place}: ${says}`);
  const lines = [...alike].map(
    ([told, all]) => `  ${all.length}×, first at call ${all[0]?.step} (${all[0]?.act}): ${told}`,
  );
  const counts = `${calls} calls and ${mails} mails in ${seconds} s, ${owed} words for guardians.`;
  return [`${counts} Seed ${seed}. ${findings.length} findings.`, ...lines.slice(0, 60)].join('\n');
}
