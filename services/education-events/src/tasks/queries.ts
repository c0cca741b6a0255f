import type { Db, Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { mailTasks } from './table.ts';

export type StoredMailTask = typeof mailTasks.$inferSelect;

export async function insertMailTask(tx: Tx, task: StoredMailTask): Promise<void> {
  await tx.insert(mailTasks).values(task);
}

export async function findMailTask(db: Db, id: string): Promise<StoredMailTask | undefined> {
  const [task] = await db.select().from(mailTasks).where(eq(mailTasks.id, id));
  return task;
}

export async function deleteMailTask(tx: Tx, id: string): Promise<void> {
  await tx.delete(mailTasks).where(eq(mailTasks.id, id));
}
