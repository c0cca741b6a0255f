import { describe } from 'vitest';
import { readCampaignConfig } from './config.ts';
import { authAt } from './suites/auth.ts';
import { bookingsAt } from './suites/bookings.ts';
import { chatAt } from './suites/chat.ts';
import { rollingRestartAt } from './suites/rolling-restart.ts';
import { seatsAt } from './suites/seats.ts';
import { sharedPlatform } from './suites/shared-platform.ts';

const { seed } = readCampaignConfig(1);

describe('a platform with two of each', () => {
  const open = sharedPlatform(2, seed);
  describe('carries a chat, while processes are killed and sockets are cut', () =>
    chatAt(open, seed));
  describe('is restarted one by one under load', () => rollingRestartAt(open, seed));
  describe('sells the seats of events', () => seatsAt(open, seed));
  describe('books the times of a professional', () => bookingsAt(open, seed + 3));
  // Last: of who only signed up, as in these, the services know nothing, and the rules ask what they know.
  describe('whose auth servers', { tags: ['once'] }, () => authAt(open, seed));
});
