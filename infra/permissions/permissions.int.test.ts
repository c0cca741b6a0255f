import { afterAll, beforeAll, describe } from 'vitest';
import {
  type PlatformUnderTest,
  startPlatformUnderTest,
} from '../faults/platform/platform-under-test.ts';
import { type Cast, openCast } from './cast.ts';
import { consentAt } from './consent.ts';
import { leaksAt } from './leaks.ts';
import { numbersAt } from './numbers.ts';
import type { OpenPlatform } from './open-platform.ts';
import { ownDataAt } from './own-data.ts';
import { permissionsAt } from './permissions.ts';

describe('a whole platform', () => {
  let platform: PlatformUnderTest;
  let cast: Cast;
  const open = (): OpenPlatform => ({ platform, cast });
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
    cast = await openCast(platform);
  }, 240_000);
  afterAll(async () => {
    await cast?.leave();
    await platform?.stop();
  }, 60_000);

  describe('where a consent is taken back [KIDS-12, D-7]', () => consentAt(open));
  describe('answers what every endpoint answers to whom', { tags: ['once'] }, () =>
    permissionsAt(open),
  );
  describe('tells nobody what is kept of another', { tags: ['once'] }, () => leaksAt(open));
  describe('has an answer to every number', { tags: ['once'] }, () => numbersAt(open));
  describe('gathers and forgets what is kept of a person', { tags: ['once'] }, () =>
    ownDataAt(open),
  );
});
