import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq } from 'drizzle-orm';
import { crmTasks } from './table.ts';
import { requireTask, type Task } from './task.ts';

export async function lockTaskOf(tx: Tx, actor: Actor, id: string): Promise<Task> {
  const [found] = await tx
    .select()
    .from(crmTasks)
    .where(and(eq(crmTasks.id, id), eq(crmTasks.professionalId, actor.id)))
    .for('update');
  return requireTask(found);
}

export const tasksOf = (db: Db, personId: string): Promise<Task[]> =>
  db
    .select()
    .from(crmTasks)
    .where(eq(crmTasks.personId, personId))
    .orderBy(crmTasks.dueOn, crmTasks.id);
