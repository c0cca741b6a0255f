import { runVitest } from '../../checks/vitest-run.ts';

const file = 'services/network-chat/src/conversations/random-walk.int.test.ts';

/** Has network-chat alone asked at random, on stores of its own; gives whether no adult and no child came to talk. */
export async function isCleanAfterWalk(calls: number, seed: number): Promise<boolean> {
  console.log(
    `\nMakes ${calls} random calls of adults and children. FAULT_SEED=${seed} makes the same choices again.`,
  );
  const env = { WALK_CALLS: String(calls), WALK_SEED: String(seed) };
  const { passed, output } = await runVitest({ projects: ['integration'], file, env });
  console.log(output.trimEnd());
  return passed;
}
