import { expect, it } from 'vitest';
import { toCalendar } from './calendar.ts';

const changedAt = new Date('2026-11-22T12:34:56.789Z');
const day = { id: 'abc', day: '2026-12-31', summary: 'Expires', version: 3, changedAt };

it('a day is a whole one, of a stable id, and says how often it was changed', () => {
  expect(toCalendar([day])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sidework//License Tracker//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Sidework licenses and deadlines',
      'BEGIN:VEVENT',
      'UID:abc@sidework',
      'DTSTAMP:20261122T123456Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Expires',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('text is escaped, and adds no line of its own', () => {
  const calendar = toCalendar([{ ...day, summary: 'A; B, C\\D\r\nBEGIN:VEVENT' }]);
  expect(calendar).toContain('SUMMARY:A\\; B\\, C\\\\D\\nBEGIN:VEVENT\r\n');
});

it('a long line is folded at 75 octets, within no character', () => {
  const calendar = toCalendar([{ ...day, summary: 'ä€😀'.repeat(40) }]);
  const lines = calendar.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ä€😀'.repeat(40)}`);
});
