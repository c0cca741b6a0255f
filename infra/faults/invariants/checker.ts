import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import type { Book } from '../traffic/book.ts';
import { checkInvariants, type Violation } from './check-invariants.ts';

/** Asks the rules again and again, beside everything else, and remembers what was broken. */
export function openChecker(
  { databaseUrl, layout }: PlatformUnderTest,
  book: Book,
  tell: (line: string) => void,
) {
  const broken = new Map<string, Violation>();
  let checks = 0;
  let open = false;
  let asking: Promise<void> = Promise.resolve();

  async function check(when: 'always' | 'quiet'): Promise<void> {
    // An answer during the snapshot counts for the next one.
    const answered = [...book.answeredWrites];
    for (const violation of await checkInvariants(databaseUrl, layout, when, answered)) {
      if (broken.has(violation.name)) continue;
      broken.set(violation.name, violation);
      tell(`broken: ${violation.name}`);
    }
    checks += 1;
  }

  async function keepAsking(): Promise<void> {
    while (open) {
      // A database that is just being started cannot be asked; a rule that cannot be asked at rest fails there.
      await check('always').catch(() => undefined);
      for (let waited = 0; open && waited < 1_500; waited += 100) await sleep(100);
    }
  }

  return {
    start() {
      open = true;
      asking = keepAsking();
    },
    async stop() {
      open = false;
      await asking;
    },
    checkAtRest: () => check('quiet'),
    violations: () => [...broken.values()],
    checks: () => checks,
    summary: () => `${checks} checks, ${broken.size} rules broken`,
  };
}
