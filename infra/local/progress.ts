import { StartFailure } from './child.ts';

/** A line for each step that a person waits for; what takes less than half a second is not told. */
export function tellStep(what: string, milliseconds: number): void {
  if (milliseconds === 0) console.log(`  ${what}`);
  else if (milliseconds > 500) console.log(`  ${what} (${(milliseconds / 1000).toFixed(1)} s)`);
}

export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  tellStep(what, performance.now() - started);
  return result;
}

export interface Failure {
  message: string;
  lastLines: string[];
}

export function toFailure(error: unknown): Failure {
  return {
    message: error instanceof Error ? error.message : String(error),
    lastLines: error instanceof StartFailure ? error.lastLines : [],
  };
}

export function tellFailure({ message, lastLines }: Failure): void {
  console.error(`\n${message}`);
  if (lastLines.length) console.error(lastLines.map((line) => `  | ${line}`).join('\n'));
}
