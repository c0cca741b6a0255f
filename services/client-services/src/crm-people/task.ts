import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CrmTaskView } from '@sidework/contracts/client-services/crm-people';
import type { crmTasks } from './table.ts';

export type Task = typeof crmTasks.$inferSelect;

interface Planned {
  personId: string;
  title: string;
  dueOn: string;
}

export const plan = (id: string, planned: Planned, by: Actor, now: Date): Task => ({
  id,
  professionalId: by.id,
  ...planned,
  doneAt: null,
  createdAt: now,
});

export function requireTask(task: Task | undefined): Task {
  if (!task) throw notFound('task_not_found');
  return task;
}

export function move(task: Task, dueOn: string): Task {
  if (task.doneAt) throw conflict('task_done');
  return { ...task, dueOn };
}

/** A second time changes nothing. */
export const finish = (task: Task, now: Date): Task => ({ ...task, doneAt: task.doneAt ?? now });

export const toTaskView = ({ id, personId, title, dueOn, doneAt }: Task): CrmTaskView => ({
  id,
  personId,
  title,
  dueOn,
  doneAt: doneAt?.toISOString() ?? null,
});
