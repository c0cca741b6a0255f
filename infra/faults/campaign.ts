import { tellFailure, toFailure } from '../local/progress.ts';
import { readCampaignConfig } from './config.ts';
import { startPlatformUnderTest, victims } from './platform-under-test.ts';
import { runCampaign } from './run-campaign.ts';
import { faultsOf, summaryOf } from './tell-report.ts';

try {
  const config = readCampaignConfig(20);
  console.log(
    `Kills each of ${victims.join(', ')} ${config.kills} times while people hire. ` +
      `FAULT_SEED=${config.seed} makes the same choices again.`,
  );
  const platform = await startPlatformUnderTest();
  // The processes end with this one however it goes; what they wrote would be left behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void platform.stop().finally(() => process.exit(1)));
  let faults: string[] = ['It did not come to its end.'];
  try {
    const report = await runCampaign(platform, { ...config, restEvery: 2, tell: console.log });
    console.log(`\n${summaryOf(report)}`);
    faults = faultsOf(report);
  } finally {
    const logs = await platform.stop({ logs: faults.length > 0 });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  tellFailure(toFailure(error));
  process.exitCode = 1;
}
