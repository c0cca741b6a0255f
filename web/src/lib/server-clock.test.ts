import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const device = Date.parse('2026-03-01T12:00:00.000Z');
const minutes = 60_000;
const answeredAt = (date: string | null) =>
  noteServerTime(new Response(null, { headers: date ? { date } : {} }));

afterEach(() => {
  vi.restoreAllMocks();
  answeredAt(new Date().toUTCString());
});

it.each([
  ['of a device that is right', 'Sun, 01 Mar 2026 12:00:02 GMT', 0],
  ['of a device that is 15 minutes ahead', 'Sun, 01 Mar 2026 11:45:00 GMT', -15 * minutes],
  ['of a device that is a day behind', 'Mon, 02 Mar 2026 12:00:00 GMT', 24 * 60 * minutes],
  ['of an answer without a date', null, 0],
  ['of an answer with a date that is none', 'soon', 0],
])('is the time %s', (_, date, difference) => {
  vi.spyOn(Date, 'now').mockReturnValue(device);
  answeredAt(new Date(device).toUTCString());
  answeredAt(date);
  expect(serverNow()).toBe(device + difference);
});
