import { tellFailure, toFailure } from '../local/progress.ts';
import { readCampaignConfig } from './config.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import {
  type PlatformUnderTest,
  startPlatformUnderTest,
  victims,
} from './platform/platform-under-test.ts';
import { type BookingsSize, bookingsSummaryOf, runBookings } from './runs/run-bookings.ts';
import { runBrokerLoss } from './runs/run-broker-loss.ts';
import { runCampaign } from './runs/run-campaign.ts';
import { type ChatSize, runChat } from './runs/run-chat.ts';
import { runDiskFull, smallDiskMegabytes } from './runs/run-disk-full.ts';
import { type DoorSize, doorSummaryOf, runDoor } from './runs/run-door.ts';
import { runForgedTokens } from './runs/run-forged-tokens.ts';
import { runGuardsOut } from './runs/run-guards-out.ts';
import { runHours } from './runs/run-hours.ts';
import { runMarkers, tellMarkers } from './runs/run-markers.ts';
import { isCleanAfterMoney, type MoneySize } from './runs/run-money.ts';
import { catchesUpWithin, runOutage } from './runs/run-outage.ts';
import { type RefreshSize, runParallelRefreshes } from './runs/run-parallel-refreshes.ts';
import { runRollingRestart } from './runs/run-rolling-restart.ts';
import { runSeats, type SeatsSize, seatsSummaryOf } from './runs/run-seats.ts';
import { isCleanAfterWalk } from './runs/run-walk.ts';
import { runWatch } from './runs/run-watch.ts';
import {
  chatSummaryOf,
  faultsOf,
  forgedSummaryOf,
  refreshSummaryOf,
  summaryOf,
} from './runs/tell-report.ts';
import { comeToRestAlone } from './traffic/come-to-rest.ts';
import { wrongOf } from './traffic/tell-asked.ts';

const { kills, events, seed, only } = readCampaignConfig(20);
const forgedTokens = 20_000;
const refreshes: RefreshSize = { sessions: 1_000, renewals: 50 };
// No multiple of the ten sizes of events, so that a kill falls into each of them.
const seats: SeatsSize = { events: events ?? 1_000, killEvery: 19 };
const door: DoorSize = { guests: 500, offlineFor: 600 };
const bookings: BookingsSize = { times: 100, peopleEach: 10 };
const restarts = 5;
const outages = 3;
const standstill = 30_000;
const diskFull = 30_000;
const walkCalls = 50_000;
const money: MoneySize = { operations: 20_000, services: 50, atOnce: 32, kills: 200, races: 500 };
const chat: ChatSize = {
  sockets: 200,
  messages: 20_000,
  kills: 100,
  cuts: 500,
  writingFor: 1_500,
};

interface Campaign {
  name: string;
  says: string;
  instances: number;
  /** The size of a small disk that holds everything, where there is one. */
  diskMegabytes?: number;
  /** Gives what was found wrong. */
  run(platform: PlatformUnderTest): Promise<string[]>;
}

const campaigns: Campaign[] = [
  {
    name: 'kills',
    instances: 1,
    says: `Kills each of ${victims.join(', ')} ${kills} times while people hire.`,
    async run(platform) {
      const report = await runCampaign(platform, {
        kills,
        seed,
        restEvery: 2,
        longestPause: 1_000,
        tell: console.log,
      });
      console.log(`\n${summaryOf(report)}`);
      return faultsOf(report);
    },
  },
  {
    name: 'broker',
    instances: 1,
    says: `Loses the broker's disk ${kills} times while people hire.`,
    async run(platform) {
      const options = { repetitions: kills, pace: 1, seed, tell: console.log };
      const { hires, faults } = await runBrokerLoss(platform, options);
      console.log(`\n${hires} hires. Seed ${seed}. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
  {
    name: 'chat',
    instances: 2,
    says:
      `Has ${chat.sockets} people write ${chat.messages} messages while processes are killed ` +
      `${chat.kills} times and sockets cut ${chat.cuts} times.`,
    async run(platform) {
      const report = await runChat(platform, chat, { seed, tell: console.log });
      console.log(`\n${chatSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'seats',
    instances: 2,
    says:
      `Sells ${seats.events} events to three times as many people at once as each has seats, over two processes that are killed: ` +
      'single ones, dates of series, ticket types with a code, and events with people in line.',
    async run(platform) {
      const report = await runSeats(platform, seats, { seed, tell: console.log });
      console.log(`\n${seatsSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'door',
    instances: 2,
    says:
      `Lets ${door.guests} guests in at two devices, one of which has no network for ${door.offlineFor} s, ` +
      'and kills a process while that one sends what it kept.',
    async run(platform) {
      const report = await runDoor(platform, door, { seed, tell: console.log });
      console.log(`\n${doorSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'bookings',
    instances: 2,
    says: `Has ${bookings.times * bookings.peopleEach} people book ${bookings.times} times over two processes.`,
    async run(platform) {
      const report = await runBookings(platform, bookings, { seed, tell: console.log });
      console.log(`\n${bookingsSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'tokens',
    instances: 2,
    says: `Brings ${forgedTokens} forged tokens to two processes of identity and to a service behind them.`,
    async run(platform) {
      const report = await runForgedTokens(platform, forgedTokens, { seed, tell: console.log });
      console.log(`\n${forgedSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'refreshes',
    instances: 2,
    says:
      `Renews the token of each of ${refreshes.sessions} sessions ${refreshes.renewals} times at once, ` +
      'at two processes of identity.',
    async run(platform) {
      const report = await runParallelRefreshes(platform, refreshes, console.log);
      console.log(`\n${refreshSummaryOf(report)}`);
      return report.faults;
    },
  },
  {
    name: 'restart',
    instances: 2,
    says: `Restarts everything ${restarts} times, one instance after the other, under 100 requests a second, or 0.4 of what the machine answers.`,
    async run(platform) {
      const options = { rounds: restarts, mostPerSecond: 100, seed, tell: console.log };
      const { asked, hires } = await runRollingRestart(platform, options);
      await comeToRestAlone(platform);
      const broken = await checkInvariants(platform.databaseUrl, platform.layout, 'quiet');
      const faults = [...wrongOf(asked), ...broken.map(({ name, says }) => `${name}: ${says}`)];
      console.log(`\n${hires} hires. Seed ${seed}. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
  {
    name: 'outage',
    instances: 1,
    says: `Lets NATS, the mail server and the object store stand still for ${standstill / 1000} s, ${outages} times.`,
    async run(platform) {
      const faults: string[] = [];
      for (let times = 1; times <= outages; times += 1) {
        const options = { stands: standstill, seed: seed + times, tell: console.log };
        const report = await runOutage(platform, options);
        faults.push(...wrongOf(report.asked), ...report.store.faults, ...report.children.faults);
        faults.push(...report.broken.map(({ name, says }) => `${name}: ${says}`));
        if (Math.max(report.handledAfter, report.mailedAfter) > catchesUpWithin)
          faults.push('events or mails were late after the return');
      }
      console.log(`\nSeed ${seed}. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
  {
    name: 'markers',
    instances: 1,
    says: `Has adults, children, guardians and organizers make ${walkCalls} calls, and searches all that each of them meets.`,
    async run(platform) {
      const report = await runMarkers(platform, walkCalls, { seed, tell: console.log });
      console.log(`\n${tellMarkers(report)}`);
      return report.findings.map(({ reader, place, says }) => `${reader}, ${place}: ${says}`);
    },
  },
  {
    name: 'hours',
    instances: 2,
    says: 'Calls everything of a ten-minute course as fast as it can, in real time, and gets no certificate before the minutes have passed.',
    async run(platform) {
      const { seconds, calls, faults } = await runHours(platform, { seed, tell: console.log });
      console.log(`\n${calls} calls in ${seconds.toFixed(0)} s. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
  {
    name: 'watch',
    instances: 1,
    says: "Has Prometheus watch the platform by our rules, and a service stand still. It needs the programs of Debian's package prometheus.",
    async run(platform) {
      const faults = await runWatch(platform, console.log);
      console.log(`\n${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
  {
    name: 'disk',
    instances: 1,
    diskMegabytes: smallDiskMegabytes,
    says:
      `Fills the disk of ${smallDiskMegabytes} MB that everything lies on for ${diskFull / 1000} s while people hire. ` +
      'It is mounted, for which root is needed.',
    async run(platform) {
      const options = { stays: diskFull, seed, tell: console.log };
      const faults = await runDiskFull(platform, options);
      console.log(`\nSeed ${seed}. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
];

try {
  let isClean = true;
  for (const campaign of campaigns)
    if (!only || campaign.name === only) isClean = (await isCleanAfter(campaign)) && isClean;
  if (!only || only === 'money') isClean = (await isCleanAfterMoney(money, seed)) && isClean;
  if (!only || only === 'walk') isClean = (await isCleanAfterWalk(walkCalls, seed)) && isClean;
  if (!only || only === 'guards') isClean = (await isRedWithoutGuards()) && isClean;
  process.exitCode = isClean ? 0 : 1;
} catch (error) {
  tellFailure(toFailure(error));
  process.exitCode = 1;
}

/** Whether the walk with markers finds something wherever a guard of the product is taken out. */
async function isRedWithoutGuards(): Promise<boolean> {
  console.log(
    `\nTakes each guard out of a copy and walks there. FAULT_SEED=${seed} walks the same.`,
  );
  const faults = await runGuardsOut(seed, console.log);
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0;
}

async function isCleanAfter({ says, instances, diskMegabytes, run }: Campaign): Promise<boolean> {
  console.log(`\n${says} FAULT_SEED=${seed} makes the same choices again.`);
  const platform = await startPlatformUnderTest(instances, diskMegabytes);
  // The processes end with this one however it goes; what they wrote would be left behind.
  const leave = () => void platform.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  let faults: string[] = ['It did not come to its end.'];
  try {
    faults = await run(platform);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
    const logs = await platform.stop({ logs: faults.length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }
  return faults.length === 0;
}
