import { expect, it } from 'vitest';
import { paymentStatuses, percentageOf, serviceStatuses, stages } from './stages.ts';

it('has the five stages at 0, 25, 50, 75 and 100 percent [TRK-16, TRK-17, TRK-18, TRK-19, TRK-20, TRK-21, CONST-09]', () => {
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
