import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../local/checkout.ts';
import { plants, soil } from './plants.ts';
import { rooms } from './room-order.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const run = promisify(execFile);
const rulesFile = join(checkout, '.dependency-cruiser.cjs');

/** The rules of imports hold in the checkout, and each of them refuses its planted breach. */
export async function checkBoundaries(): Promise<Outcome> {
  const faults = [...(await violationsHere()), ...(await plantsThatPass())];
  return { passed: faults.length === 0, output: faults.join('\n') };
}

async function violationsHere(): Promise<string[]> {
  const sources = (await trackedFiles()).filter((path) => /^[a-z]+\/.*\.tsx?$/.test(path));
  const folders = [...new Set(sources.map((path) => path.split('/')[0] ?? ''))];
  const { violations, read } = await cruise(checkout, folders);
  const unread = sources.filter((path) => !read.has(path));
  const { back, others } = importsBack(violations);
  return [
    ...back,
    ...roomsWithoutPlace(sources),
    ...others.map(({ rule, from, to }) => `${from} imports ${to}: ${rule.name}`),
    ...unread.map((path) => `${path} was not looked at`),
  ];
}

/** Splits off the imports against the order of rooms; they are faults where their number is not the one that is allowed. */
function importsBack(violations: Violation[]): { back: string[]; others: Violation[] } {
  const back: string[] = [];
  const isBack = ({ rule }: Violation) => rule.name === 'rooms-import-one-way';
  for (const [service, { back: allowed }] of Object.entries(rooms)) {
    const found = new Map<string, Violation[]>(Object.keys(allowed).map((arrow) => [arrow, []]));
    for (const violation of violations.filter(isBack)) {
      const [from, to] = [roomOf(violation.from), roomOf(violation.to)];
      if (from?.service !== service) continue;
      const arrow = `${from.room} > ${to?.room}`;
      found.set(arrow, [...(found.get(arrow) ?? []), violation]);
    }
    for (const [arrow, imports] of found) {
      const most = allowed[arrow] ?? 0;
      if (imports.length > most)
        back.push(...imports.map(({ from, to }) => `${from} imports ${to}: rooms-import-one-way`));
      else if (imports.length < most)
        back.push(
          `${service}: ${arrow} may fall to ${imports.length} in infra/checks/room-order.ts`,
        );
    }
  }
  return { back, others: violations.filter((violation) => !isBack(violation)) };
}

/** A subfolder is a room of its own where the order names it; every other file belongs to the room of its first folder. */
function roomOf(path: string) {
  const [, service = '', room = '', sub = ''] =
    /^services\/([^/]+)\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (!room) return undefined;
  const inner = `${room}/${sub}`;
  return { service, room: rooms[service]?.order.includes(inner) ? inner : room };
}

/** The rooms that the order leaves out, and those that it names in vain. */
function roomsWithoutPlace(sources: string[]): string[] {
  return Object.entries(rooms).flatMap(([service, { order }]) => {
    const there = new Set(
      sources.map(roomOf).flatMap((found) => (found?.service === service ? [found.room] : [])),
    );
    const wrong = [...there].filter((room) => !order.includes(room));
    const gone = order.filter((room) => !there.has(room));
    return [...wrong, ...gone].map(
      (room) => `services/${service}/src/${room} has no place in infra/checks/room-order.ts`,
    );
  });
}

async function plantsThatPass(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-plants-'));
  try {
    const files = plants.flatMap(({ path, source, beside }) => [
      [path, source] as const,
      ...Object.entries(beside ?? {}),
    ]);
    for (const [path, source] of [...Object.entries(soil), ...files]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), source);
    }
    await mkdir(join(folder, 'node_modules', '@sidework'), { recursive: true });
    await symlink('../../services/chassis', join(folder, 'node_modules', '@sidework', 'chassis'));

    const { violations } = await cruise(folder, ['.']);
    const untried = (await ruleNames()).filter((name) => !plants.some(({ rule }) => rule === name));
    const passing = plants.filter(
      ({ rule, path }) =>
        !violations.some((found) => found.rule.name === rule && found.from === path),
    );
    return [
      ...untried.map((name) => `the rule ${name} has no plant in infra/checks/plants.ts`),
      ...passing.map(
        ({ rule, path }) => `the rule ${rule} does not refuse what is planted in ${path}`,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ruleNames(): Promise<string[]> {
  const { forbidden } = createRequire(import.meta.url)(rulesFile) as {
    forbidden: { name: string }[];
  };
  return [...new Set(forbidden.map(({ name }) => name))];
}

async function cruise(cwd: string, folders: string[]) {
  const program = join(checkout, 'node_modules', '.bin', 'depcruise');
  const args = [program, '--config', rulesFile, '--output-type', 'json', ...folders];
  const { stdout } = await run(process.execPath, args, { cwd, maxBuffer: 256 * 1024 * 1024 });
  const { summary, modules } = JSON.parse(stdout) as {
    summary: { violations: Violation[] };
    modules: { source: string }[];
  };
  return { violations: summary.violations, read: new Set(modules.map(({ source }) => source)) };
}
