import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  id: 'a1',
  serviceId: 's1',
  startsAt: new Date('2026-12-08T15:00:00Z'),
  endsAt: new Date('2026-12-08T16:00:00Z'),
  version: 3,
};
const read = (title: string, name?: string) => {
  const made = { publicUrl: 'https://sidework.test', now: new Date('2026-12-01T10:00:00Z') };
  const calendar = new ICAL.Component(
    ICAL.parse(calendarFile([{ appointment, title, name }], made)),
  );
  const [event] = calendar.getAllSubcomponents('vevent');
  const valueOfKey = (key: string) => String(event?.getFirstPropertyValue(key));
  return { method: String(calendar.getFirstPropertyValue('method')), valueOfKey };
};

it('has an entry that programs can read, and that moves with its appointment', () => {
  const { method, valueOfKey } = read('Tap, repair; and more', 'Ada Example');
  expect(method).toBe('PUBLISH');
  expect(valueOfKey('uid')).toBe('a1@sidework');
  expect(valueOfKey('sequence')).toBe('2');
  expect(valueOfKey('dtstart')).toBe('2026-12-08T15:00:00Z');
  expect(valueOfKey('dtend')).toBe('2026-12-08T16:00:00Z');
  expect(valueOfKey('summary')).toBe('Tap, repair; and more with Ada Example');
  expect(valueOfKey('url')).toBe('https://sidework.test/services/s1');
});

it('names nobody who has left', () => {
  expect(read('Tap repair').valueOfKey('summary')).toBe('Tap repair');
});
