import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { shownName } from '@sidework/chassis/people/shown-name';
import * as events from '@sidework/contracts/client-services/events';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { getCrmPersonFor } from './queries.ts';
import { requireOwnList } from './require-own-list.ts';
import { crmTasks } from './table.ts';
import * as Task from './task.ts';
import { needOf } from './task-need.ts';
import { lockTaskOf, tasksOf } from './task-queries.ts';

const plannedPerHour = 120;

type TaskDeps = Pick<Deps, 'db' | 'now'>;

interface Planned {
  title: string;
  dueOn: string;
  timeZone: string;
}

export function addTask(
  { db, now }: TaskDeps,
  actor: Actor,
  personId: string,
  { title, dueOn, timeZone }: Planned,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const person = await getCrmPersonFor(tx, actor, personId);
    const at = now();
    const task = Task.plan(uuidv7(), { personId, title, dueOn }, actor, at);
    const limit = perHour(actor.id, 'tasks for clients', plannedPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await tx.insert(crmTasks).values(task);
    const need = needOf(task, shownName(person.fullName), timeZone);
    await raiseNeeds(tx, events, [need], at);
    return task;
  });
}

export function moveTask(
  { db, now }: TaskDeps,
  actor: Actor,
  taskId: string,
  { dueOn, timeZone }: Omit<Planned, 'title'>,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const before = await lockTaskOf(tx, actor, taskId);
    const task = Task.move(before, dueOn);
    await save(tx, crmTasks, before, task);
    const person = await getCrmPersonFor(tx, actor, task.personId);
    const need = needOf(task, shownName(person.fullName), timeZone);
    await raiseNeeds(tx, events, [need], now());
    return task;
  });
}

export function finishTask({ db, now }: TaskDeps, actor: Actor, taskId: string) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const before = await lockTaskOf(tx, actor, taskId);
    const task = Task.finish(before, now());
    await save(tx, crmTasks, before, task);
    await endNeeds(tx, [task], now());
    return task;
  });
}

export function removeTask({ db, now }: TaskDeps, actor: Actor, taskId: string) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const task = await lockTaskOf(tx, actor, taskId);
    await tx.delete(crmTasks).where(eq(crmTasks.id, task.id));
    await endNeeds(tx, [task], now());
    return { id: task.id };
  });
}

const endNeeds = (tx: Tx, tasks: Task.Task[], at: Date) =>
  meetNeeds(
    tx,
    events,
    tasks.map(({ id: subjectId }) => ({ kind: 'client_task', subjectId })),
    at,
  );

/** Removes the tasks of a person who leaves the list. */
export const forgetTasks =
  ({ now }: Pick<Deps, 'now'>) =>
  async (tx: Tx, personId: string): Promise<void> => {
    const tasks = await tasksOf(tx, personId);
    await tx.delete(crmTasks).where(eq(crmTasks.personId, personId));
    await endNeeds(tx, tasks, now());
  };
