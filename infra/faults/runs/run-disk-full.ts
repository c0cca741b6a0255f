import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { services } from '../../local/services.ts';
import { openChecker } from '../invariants/checker.ts';
import { callerAt } from '../people/caller.ts';
import { join } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { fillDisk, fillerIn } from '../platform/small-disk.ts';
import { openBook } from '../traffic/book.ts';
import { chanceOf } from '../traffic/chance.ts';
import { comeToRest } from '../traffic/come-to-rest.ts';
import { openTraffic } from '../traffic/traffic.ts';
import { faultsOf } from './tell-report.ts';

/** Room for an installation and for minutes of work. */
export const smallDiskMegabytes = 768;

export interface DiskFullOptions {
  /** For how many milliseconds the disk is full. */
  stays: number;
  seed: number;
  tell(line: string): void;
}

const servesAgainWithin = 30_000;
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };

/**
 * Fills the disk of a platform while people hire, and gives the space back. Writes are refused as what passes, health names the
 * disk, everything serves again by itself, and what was acknowledged is there. Gives the faults.
 */
export async function runDiskFull(
  platform: PlatformUnderTest,
  { stays, seed, tell }: DiskFullOptions,
): Promise<string[]> {
  const book = openBook();
  const chance = chanceOf(seed);
  const checker = openChecker(platform, book, tell);
  const poster = await join(callerAt(platform.url, quiet), `full-${seed}`, 'client');
  const traffic = await openTraffic(platform.url, book, chance.fork());
  const faults: string[] = [];
  const posted: Record<string, number> = {};
  /** The services that said of their disk that it is nearly full. */
  const named = new Set<string>();

  async function post(): Promise<number> {
    const title = `A shelf for a full cellar, ${seed} ${Math.floor(chance.between(0, 36 ** 6))}`;
    const answer = await fetch(`${platform.url}/api/jobs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${poster.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        title,
        description: 'Nothing more goes into it.',
        category: 'plumbing',
      }),
      signal: AbortSignal.timeout(17_000),
    });
    const { id, code } = (await answer.json()) as { id?: string; code?: string };
    const said = `${answer.status} ${code ?? ''}`.trim();
    posted[said] = (posted[said] ?? 0) + 1;
    if (id) {
      const { id: actor } = poster;
      book.answeredWrites.push({ what: 'job', id, actor, key: null, cents: null, note: title });
    } else if (answer.status !== 503) faults.push(`a posting was answered ${said}`);
    return answer.status;
  }

  async function lookAtHealth(): Promise<void> {
    for (const { name } of services) {
      const [address] = platform.addressesOf(name);
      const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
      const state = (await answer?.json()) as { degraded: string[] } | undefined;
      if (state?.degraded.includes('disk')) named.add(name);
    }
  }

  try {
    await traffic.tryOnce();
    checker.start();
    traffic.run();
    for (const end = Date.now() + stays; Date.now() < end; await sleep(250)) {
      await fillDisk(platform.stateFolder);
      await Promise.all([post(), lookAtHealth()]);
    }
    await rm(fillerIn(platform.stateFolder));
    const freed = Date.now();
    const servesAgain = await untilAllServe(platform, async () => (await post()) === 201, freed);
    const drain = await comeToRest(platform, traffic);
    await checker.checkAtRest();

    if (!posted['503 storage_full']) faults.push('no posting was told that there is no room');
    for (const { name } of services)
      if (!named.has(name)) faults.push(`${name} did not name its full disk`);
    if (servesAgain > servesAgainWithin)
      faults.push(`not everything served again ${servesAgainWithin / 1000} s after there was room`);
    tell(
      `Postings: ${JSON.stringify(posted)}. All served again ${(servesAgain / 1000).toFixed(1)} s after there ` +
        `was room, and were at rest ${(drain / 1000).toFixed(1)} s later; ${traffic.hires()} hires, ${checker.summary()}`,
    );
  } finally {
    await checker.stop();
  }
  const { wrongAnswers } = book;
  const violations = checker.violations();
  return [
    ...faults,
    ...faultsOf({ violations, wrongAnswers: [...wrongAnswers], endedThemselves: [] }),
  ];
}

/** Milliseconds until every process answers, the broker takes events and a write is taken. */
async function untilAllServe(
  platform: PlatformUnderTest,
  isTaken: () => Promise<boolean>,
  since: number,
): Promise<number> {
  const processes = [...services.map(({ name }) => name), 'gateway', 'NATS', 'object store'];
  for (; Date.now() < since + 3 * servesAgainWithin; await sleep(250)) {
    const up = await Promise.all(processes.map((name) => platform.isUp(name)));
    if (up.every(Boolean) && (await isTaken())) return Date.now() - since;
  }
  return Number.POSITIVE_INFINITY;
}
