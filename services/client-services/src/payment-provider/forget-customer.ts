import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Deps } from '../deps.ts';

/** The kind of the task; it waits for the provider, so it is done beside the erasure of an account. */
export const forgettingCustomer = 'forget-customer';

export async function forgetCustomer(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  task: TakenTask,
): Promise<void> {
  await provider.forgetCustomer(task.userId);
  await db.transaction((tx) => finishPersonTask(tx, task));
}
