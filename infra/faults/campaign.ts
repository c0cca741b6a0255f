import { tellFailure, toFailure } from '../local/progress.ts';
import { readCampaignConfig } from './config.ts';
import { type PlatformUnderTest, startPlatformUnderTest, victims } from './platform-under-test.ts';
import { runBrokerLoss } from './run-broker-loss.ts';
import { runCampaign } from './run-campaign.ts';
import { faultsOf, summaryOf } from './tell-report.ts';

const { kills, seed } = readCampaignConfig(20);

interface Campaign {
  says: string;
  /** Gives what was found wrong. */
  run(platform: PlatformUnderTest): Promise<string[]>;
}

const campaigns: Campaign[] = [
  {
    says: `Kills each of ${victims.join(', ')} ${kills} times while people hire.`,
    async run(platform) {
      const report = await runCampaign(platform, { kills, seed, restEvery: 2, tell: console.log });
      console.log(`\n${summaryOf(report)}`);
      return faultsOf(report);
    },
  },
  {
    says: `Loses the broker's disk ${kills} times while people hire.`,
    async run(platform) {
      const options = { repetitions: kills, seed, tell: console.log };
      const { hires, faults } = await runBrokerLoss(platform, options);
      console.log(`\n${hires} hires. Seed ${seed}. ${faults.length} faults.`);
      for (const fault of faults) console.log(`  ${fault}`);
      return faults;
    },
  },
];

try {
  let isClean = true;
  for (const campaign of campaigns) isClean = (await isCleanAfter(campaign)) && isClean;
  process.exitCode = isClean ? 0 : 1;
} catch (error) {
  tellFailure(toFailure(error));
  process.exitCode = 1;
}

async function isCleanAfter({ says, run }: Campaign): Promise<boolean> {
  console.log(`\n${says} FAULT_SEED=${seed} makes the same choices again.`);
  const platform = await startPlatformUnderTest();
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
