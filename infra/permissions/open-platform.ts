import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import type { Cast } from './cast.ts';

/** Suites that leave every process as they found it share one start. */
export interface OpenPlatform {
  platform: PlatformUnderTest;
  cast: Cast;
}

/** Paths outside the API are asked for at the files origin. */
export const isOfFiles = (path: string) => !/^\/(api|auth\/v1)\//.test(path);
