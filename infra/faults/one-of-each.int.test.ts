import { describe } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { brokerLossAt } from './suites/broker-loss.ts';
import { hireAt } from './suites/hire.ts';
import { sharedPlatform } from './suites/shared-platform.ts';

const { kills, seed } = readCampaignConfig(2);

describe('a platform with one of each', () => {
  const open = sharedPlatform(1, seed);
  describe('hires, while each process is killed again and again', () =>
    hireAt(open, { kills, seed }));
  describe("hires, while the broker's disk is lost again and again", () =>
    // Another's choices, and so people of other names.
    brokerLossAt(open, seed + 1));
});
