import { describe } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { brokerLossAt } from './suites/broker-loss.ts';
import { hireAt } from './suites/hire.ts';
import { markersAt } from './suites/markers.ts';
import { objectStoreAt } from './suites/object-store.ts';
import { outageAt } from './suites/outage.ts';
import { sharedPlatform } from './suites/shared-platform.ts';

const { kills, seed } = readCampaignConfig(2);

describe('a platform with one of each', () => {
  const open = sharedPlatform(1, seed);
  // Each suite has a seed of its own: its people are named by the seed, and each name signs up once.
  describe('in which everybody does at random what they can', () => markersAt(open));
  describe('whose NATS, mail server and object store stand still for 18 s under load', () =>
    outageAt(open, seed + 2));
  describe('and its object store', () => objectStoreAt(open));
  describe('hires, while each process is killed again and again', () =>
    hireAt(open, { kills, seed }));
  describe("hires, while the broker's disk is lost again and again", () =>
    brokerLossAt(open, seed + 1));
});
