import type { Deps } from '../../deps.ts';

/** What fails is tried again with the next look, and everything behind it is looked at now. */
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
