import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import type { Cast } from './cast.ts';

/** What suites have in common that leave every process as they found it: one start carries them all. */
export interface OpenPlatform {
  platform: PlatformUnderTest;
  cast: Cast;
}

/** What is asked for at the files origin, where the app has no such path. */
export const isOfFiles = (path: string) => !/^\/(api|auth\/v1)\//.test(path);
