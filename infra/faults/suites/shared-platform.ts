import { afterAll, beforeAll } from 'vitest';
import { type PlatformUnderTest, startPlatformUnderTest } from '../platform/platform-under-test.ts';

/** One platform for the suites of a file, whose logs are kept where one of them fails; the seed is told before any load. */
export function sharedPlatform(instances: number, seed: number): () => PlatformUnderTest {
  let platform: PlatformUnderTest | undefined;
  beforeAll(async () => {
    console.log(`FAULT_SEED=${seed}`);
    platform = await startPlatformUnderTest(instances);
  }, 120_000);
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern.
  afterAll(async ({}, suite) => {
    const logs = await platform?.stop({ logs: hasFailed(suite) });
    if (logs) console.log(`The logs are kept in ${logs}.`);
  }, 60_000);
  return () => {
    if (!platform) throw new Error('The platform has not started.');
    return platform;
  };
}

interface Task {
  result?: { state?: string } | undefined;
  tasks?: Task[];
}

const hasFailed = ({ result, tasks = [] }: Task): boolean =>
  result?.state === 'fail' || tasks.some(hasFailed);
