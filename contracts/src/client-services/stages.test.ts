import { expect, it } from 'vitest';
import { paymentStatuses, percentageOf, serviceStatuses, stages } from './stages.ts';

it('has the five stages at 0, 25, 50, 75 and 100 percent [TRK-16, CONST-09]', () => {
  expect(stages.map(({ key, label, percentage }) => [key, label, percentage])).toEqual([
    ['not_started', 'Not Started', 0],
    ['in_progress', 'In Progress', 25],
    ['halfway', 'Halfway Complete', 50],
    ['near_completion', 'Near Completion', 75],
    ['completed', 'Completed', 100],
  ]);
  expect(stages.map(({ key }) => percentageOf(key))).toEqual([0, 25, 50, 75, 100]);
});

it('names the statuses of services and payments [CONST-32]', () => {
  expect(serviceStatuses).toEqual(['in_progress', 'completed', 'cancelled']);
  expect(paymentStatuses).toEqual(['pending', 'escrowed', 'released', 'cancelled']);
});

it.each([
  ['[TRK-17]', 'not_started', 'Not Started', 0],
  ['[TRK-18]', 'in_progress', 'In Progress', 25],
  ['[TRK-19]', 'halfway', 'Halfway Complete', 50],
  ['[TRK-20]', 'near_completion', 'Near Completion', 75],
  ['[TRK-21]', 'completed', 'Completed', 100],
] as const)('%s: %s is "%s" at %i percent', (_line, key, label, percentage) => {
  expect(stages.find((stage) => stage.key === key)).toMatchObject({ label, percentage });
  expect(percentageOf(key)).toBe(percentage);
});
