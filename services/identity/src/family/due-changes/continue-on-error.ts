import type { Deps } from '../../deps.ts';

/** A failed step is tried again with the next sweep, so it must not stop the steps behind it. */
export async function continueOnError(
  { log }: Pick<Deps, 'log'>,
  work: () => Promise<void>,
  childId?: string,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, childId }, 'what time changes for children could not be noticed');
  }
}
