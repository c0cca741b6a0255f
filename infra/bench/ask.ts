import { once } from 'node:events';
import type { Task } from './load.ts';
import type { Stage } from './stage.ts';

/** Has the asking process of a stage do a task. */
export async function ask<R>({ asker }: Stage, task: Task): Promise<R> {
  asker.send(task);
  const [answer] = (await once(asker, 'message')) as [{ result: R } | { failure: string }];
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.result;
}

/** The ends of the first pages. */
export async function cursorsOf(
  origin: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const cursors: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    const cursor = cursors.at(-1);
    const response = await fetch(`${origin}/jobs${cursor ? `?cursor=${cursor}` : ''}`, { headers });
    const { nextCursor } = (await response.json()) as { nextCursor: string | null };
    if (nextCursor) cursors.push(nextCursor);
  }
  return cursors;
}
