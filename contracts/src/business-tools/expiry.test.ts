import { describe, expect, it } from 'vitest';
import {
  dueReminder,
  expiryBadge,
  expiryText,
  isRenewalReady,
  nextReminderOn,
  requirementBadge,
  requirementProgress,
  requirementText,
} from './expiry.ts';

const today = '2026-11-22';
const inDays = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

it.each([
  { days: -1, badge: 'Expired', text: 'Expired 1 days ago', line: '[LIC-17, LIC-22]' },
  { days: 0, badge: 'Due Soon', text: '0 days remaining', line: '[LIC-18]' },
  { days: 29, badge: 'Due Soon', text: '29 days remaining', line: '[LIC-18, LIC-21]' },
  { days: 30, badge: 'Warning', text: '30 days remaining', line: '[LIC-19, CONST-27]' },
  { days: 89, badge: 'Warning', text: '89 days remaining', line: '[LIC-19]' },
  { days: 90, badge: 'Active', text: '90 days remaining', line: '[LIC-20, CONST-27]' },
  { days: 1, badge: 'Due Soon', text: '1 days remaining', line: '[LIC-50]' },
])('$days days before its expiry it is $badge $line', ({ days, badge, text }) => {
  expect(expiryBadge(inDays(days), today)).toBe(badge);
  expect(expiryText(inDays(days), today)).toBe(text);
});

it('what never expires says so, and counts no days', () => {
  expect(expiryBadge(null, today)).toBe('No expiry');
  expect(expiryText(null, today)).toBeUndefined();
});

it('days are counted by the calendar, over the ends of summer time and of the year', () => {
  expect(expiryText('2026-11-02', '2026-10-31')).toBe('2 days remaining');
  expect(expiryText('2027-01-01', '2026-12-31')).toBe('1 days remaining');
  expect(expiryText('2028-03-01', '2028-02-28')).toBe('2 days remaining');
});

it.each([
  { hoursCompleted: 12, days: 40, badge: 'Warning', text: '40 days remaining', progress: 60 },
  { hoursCompleted: 12, days: -3, badge: 'Expired', text: 'Overdue by 3 days', progress: 60 },
  { hoursCompleted: 20, days: -3, badge: 'Complete', text: undefined, progress: 100 },
  { hoursCompleted: 25, days: 3, badge: 'Complete', text: undefined, progress: 100 },
  { hoursCompleted: 0, days: 0, badge: 'Due Soon', text: '0 days remaining', progress: 0 },
  { hoursCompleted: 19.9, days: 0, badge: 'Due Soon', text: '0 days remaining', progress: 99 },
])(
  '$hoursCompleted of 20 hours with $days days to go is $badge [LIC-23] [LIC-52]',
  ({ days, badge, text, progress, hoursCompleted }) => {
    const requirement = { hoursRequired: 20, hoursCompleted, deadline: inDays(days) };
    expect(requirementBadge(requirement, today)).toBe(badge);
    expect(requirementText(requirement, today)).toBe(text);
    expect(requirementProgress(requirement)).toBe(progress);
  },
);

it.each([
  { days: 91, due: undefined },
  { days: 90, due: 90 },
  { days: 61, due: 90 },
  { days: 60, due: 60 },
  { days: 30, due: 30 },
  { days: 8, due: 30 },
  { days: 7, due: 7 },
  { days: 1, due: 1 },
  { days: 0, due: 1 },
  { days: -1, due: undefined },
])('$days days before, the reminder of $due days is due', ({ days, due }) => {
  expect(dueReminder(inDays(days), today)).toBe(due);
});

it.each([
  { days: 100, from: 0, next: 10 },
  { days: 90, from: 0, next: 0 },
  { days: 90, from: 1, next: 30 },
  { days: 50, from: 0, next: 20 },
  { days: 1, from: 0, next: 0 },
  { days: 1, from: 1, next: undefined },
  { days: 0, from: 0, next: undefined },
])(
  '$days days before, the next reminder from day $from on is at day $next',
  ({ days, from, next }) => {
    expect(nextReminderOn(inDays(days), inDays(from))).toBe(
      next === undefined ? null : inDays(next),
    );
  },
);

it('what never expires has no reminder', () => {
  expect(nextReminderOn(null, today)).toBeNull();
});

describe('a license is ready for its renewal', () => {
  const of = (hoursCompleted: number, given: object = {}) => ({
    hoursRequired: 20,
    hoursCompleted,
    deadline: '2027-03-31',
    relatedLicenseId: 'one' as string | null,
    hasNext: false,
    ...given,
  });
  it.each([
    ['once its hours are complete', [of(20)], true],
    ['not while one of its requirements lacks hours', [of(20), of(19)], false],
    ['not by the hours of a period that is over', [of(20, { hasNext: true }), of(3)], false],
    ['not by those of another license', [of(20, { relatedLicenseId: 'two' })], false],
    ['not without a requirement', [], false],
  ])('%s', (_, requirements, isReady) => {
    expect(isRenewalReady('one', requirements)).toBe(isReady);
  });
});
