import { setTimeout as sleep } from 'node:timers/promises';
import { eventsUnderWay } from '../invariants/check-invariants.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import type { Traffic } from './traffic.ts';

const drainsWithin = 90_000;

/** Everybody finishes what was begun, and every event arrives; gives the milliseconds of the latter. */
export async function comeToRest(platform: PlatformUnderTest, traffic: Traffic): Promise<number> {
  await traffic.pause();
  return comeToRestAlone(platform);
}

/** The same where no caller works any more. */
export async function comeToRestAlone(platform: PlatformUnderTest): Promise<number> {
  const started = Date.now();
  while ((await eventsUnderWay(platform.databaseUrl, platform.layout)) > 0) {
    if (Date.now() - started >= drainsWithin) {
      console.log(`Events are still under way.\n${await platform.brokerState()}`);
      break;
    }
    await sleep(250);
  }
  return Date.now() - started;
}
