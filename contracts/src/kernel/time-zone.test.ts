import { expect, it } from 'vitest';
import { timeZone } from './time-zone.ts';

it.each(['America/New_York', 'UTC', 'Asia/Kolkata', 'America/Argentina/Ushuaia'])(
  'takes the name of a zone: %s',
  (name) => {
    expect(timeZone.safeParse(name).success).toBe(true);
  },
);

it.each(['', '+05:00', 'Mars/Olympus', 'AET', 'PST', 'x'.repeat(65)])(
  'takes nothing else: %j',
  (name) => {
    expect(timeZone.safeParse(name).success).toBe(false);
  },
);
