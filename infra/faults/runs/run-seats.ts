import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { openSigningKey } from '../forgeries/signing.ts';
import { type Call, callerAt } from '../people/caller.ts';
import { aCrowd } from '../people/crowd.ts';
import { join } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { watchProcesses } from '../platform/watch-processes.ts';
import { openBook } from '../traffic/book.ts';
import { chanceOf } from '../traffic/chance.ts';
import { passSeatsOn } from './pass-seats-on.ts';
import { expectedCodes, keptOf, putOnSale, register, type Sale, saleKinds } from './put-on-sale.ts';

export interface SeatsReport {
  seed: number;
  seconds: number;
  events: number;
  registered: number;
  refused: number;
  killed: number;
  faults: string[];
}

export interface SeatsSize {
  events: number;
  /** With 4, one of the two processes is killed while every fourth event is sold. */
  killEvery: number;
}

const capacities = [1, 2, 10, 1, 2, 10, 1, 2, 10, 100];
const mostAtOnce = 3 * Math.max(...capacities);
const instances = ['education-events', 'education-events 2'];
/** Events that are sold at the same time. */
const soldAtOnce = 6;
/** Milliseconds between two rounds of reads at one process: without a pause the reads slow the sale down. */
const readEvery = 20;

interface OnSale extends Sale {
  wrong(what: string): void;
}

/**
 * Three times as many people as there are seats register at once over two processes, which are killed meanwhile: for single
 * events, dates of series, ticket types with a code, and events whose freed seats go to those who wait.
 */
export async function runSeats(
  platform: PlatformUnderTest,
  { events, killEvery }: SeatsSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<SeatsReport> {
  const started = performance.now();
  const book = openBook();
  const gateway = callerAt(platform.url, book);
  const origins = platform.addressesOf('education-events');
  const calls = origins.map((origin) => callerAt(origin, book));
  const sql = postgres(platform.databaseUrl, { max: 4, onnotice: () => {} });
  const watch = watchProcesses(platform);
  const report = { registered: 0, refused: 0, killed: 0 };
  const faults: string[] = [];
  const onSale = new Set<OnSale>();
  const ended = new AbortController();
  const watching = origins.map((origin) => watchReads(origin, onSale, ended.signal));
  let made = 0;
  let sold = 0;
  let killing = Promise.resolve();
  try {
    const organizer = await join(gateway, `organizer-${seed}`, 'professional');
    // The service knows the organizer once this is answered; the crowd is copied from that row.
    await putOnSale(gateway, organizer, 'single', 1);
    const key = await openSigningKey(platform);
    const size = { schema: 'education_events', count: mostAtOnce };
    const crowd = await aCrowd(sql, key, organizer, size);

    const killOne = async (victim: string) => {
      await watch.kill(victim);
      report.killed += 1;
      await watch.recovered(victim);
    };
    const sell = async (place: number) => {
      // Each event has its own chance, so that a seed gives the same run whichever event is sold first.
      const chance = chanceOf(seed + place);
      const capacity = capacities[place % capacities.length] ?? 1;
      const wrong = (what: string) =>
        void faults.push(
          `event ${place} of ${capacity}, ${saleKinds[place % saleKinds.length]}: ${what}`,
        );
      const killsOne = place % killEvery === 0;
      // A kill waits for the process that was killed before, and falls into the sale of this event.
      if (killsOne) await killing;
      const kind = saleKinds[place % saleKinds.length] ?? 'single';
      const sale = { ...(await putOnSale(gateway, organizer, kind, capacity)), wrong };
      onSale.add(sale);
      const people = chance.shuffled(crowd).slice(0, 3 * capacity);
      const registering = people.map((token, at) =>
        register(calls[at % calls.length] as Call, sale, { token, at }),
      );
      if (killsOne) killing = killOne(chance.pick(instances));
      const answers = await Promise.all(registering);
      onSale.delete(sale);
      const holders = answers.filter(({ code }) => code === 'registered');
      report.registered += holders.length;
      report.refused += answers.length - holders.length;
      for (const code of new Set(answers.map((answer) => answer.code)))
        if (!expectedCodes.includes(code)) wrong(`a person was told ${code}`);
      if (holders.length !== capacity) wrong(`${holders.length} were told that they have a seat`);
      for (const fault of await keptOf(sql, sale)) wrong(fault);
      const others = answers.filter(({ code }) => code === 'event_full');
      if (kind === 'waitlist')
        for (const fault of await passSeatsOn({ sql, calls, sale, holders, others })) wrong(fault);
      sold += 1;
      if (sold % 100 === 0) tell(`${sold} of ${events} events, ${faults.length} faults`);
    };
    const lane = async () => {
      while (made < events) {
        made += 1;
        await sell(made);
      }
    };
    await Promise.all(Array.from({ length: soldAtOnce }, lane));
    await killing;
    faults.push(...watch.endedThemselves.map((what) => `ended by itself: ${what}`));
    return { seed, seconds: (performance.now() - started) / 1000, events, ...report, faults };
  } finally {
    ended.abort();
    await Promise.all(watching);
    watch.stop();
    await sql.end();
  }
}

/** Reads the events on sale in turn, at one process: at no read there are more registered than there are seats. */
async function watchReads(origin: string, onSale: Set<OnSale>, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await sleep(readEvery)) {
    for (const { eventId, capacity, wrong } of onSale) {
      // A process that is killed answers nothing.
      const reply = await fetch(`${origin}/events/${eventId}`).catch(() => undefined);
      if (!reply?.ok) continue;
      const { registeredCount } = (await reply.json()) as { registeredCount: number };
      if (registeredCount > capacity) wrong(`a read counts ${registeredCount}`);
    }
  }
}

export const seatsSummaryOf = (report: SeatsReport) =>
  [
    `${report.events} events, ${report.registered} registered and ${report.refused} refused in ` +
      `${report.seconds.toFixed(0)} s, ${report.killed} kills, ` +
      `${(report.events / (report.seconds / 60)).toFixed(0)} events a minute.`,
    `Seed ${report.seed}. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
