import type { Actor } from '@sidework/chassis/http/actor';
import { expect, it } from 'vitest';
import * as Task from './task.ts';
import { needOf } from './task-need.ts';

const by = { id: 'pat' } as Actor;
const now = new Date('2026-12-09T10:00:00Z');
const planned = { personId: 'rosa', title: 'Call about the pump', dueOn: '2026-12-10' };
const task = Task.plan('id', planned, by, now);

it.each([
  ['America/New_York', '2026-12-10T05:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-09T15:00:00.000Z'],
])('a task waits from the beginning of its day in %s', (zone, from) => {
  expect(needOf(task, 'Rosa Marino', zone)).toMatchObject({
    receivers: ['pat'],
    title: 'Call about the pump (Rosa Marino)',
    details: { day: '2026-12-10' },
    path: '/crm?person=rosa',
    from,
  });
});

it('an open task gets another day, and one that is done stays as it is', () => {
  expect(Task.move(task, '2026-12-12').dueOn).toBe('2026-12-12');
  const done = Task.finish(task, now);
  expect(Task.finish(done, new Date()).doneAt).toBe(now);
  expect(() => Task.move(done, '2026-12-12')).toThrow(
    expect.objectContaining({ code: 'task_done' }),
  );
});
