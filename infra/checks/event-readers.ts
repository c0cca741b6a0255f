import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';
import { unreadEvents } from './unread-events.ts';

/**
 * These events wait for a reader that is planned; the list only shrinks. Saved searches read jobs, and profiles
 * and calendars read courses and events.
 */
const waiting = [
  'marketplace jobClosed',
  'education-events coursePublished',
  'education-events eventPosted',
  'education-events eventChanged',
  'education-events eventCancelled',
];

/** An event has a reader, or stands among those that wait for one. */
export async function checkEventReaders(): Promise<Outcome> {
  const paths = (await trackedFiles()).filter((path) =>
    /^(services\/[^/]+\/src\/.*|contracts\/src\/[^/]+\/events(?:\/[^/]+)?)(?<!\.test)\.ts$/.test(
      path,
    ),
  );
  const read = (path: string) => readFile(join(checkout, path), 'utf8');
  const unread = unreadEvents(
    new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const))),
  );
  const faults = [
    ...unread
      .filter((name) => !waiting.includes(name))
      .map((name) => `no service reads the event ${name}: it gets a reader, or it goes`),
    ...waiting
      .filter((name) => !unread.includes(name))
      .map((name) => `${name} may go from the list in infra/checks/event-readers.ts`),
  ];
  return { passed: faults.length === 0, output: faults.join('\n') };
}
