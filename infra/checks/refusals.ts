import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';

/** The refusals that each service may still throw in files that do I/O; the numbers only fall. */
const allowed: Record<string, number> = {
  identity: 19,
  marketplace: 0,
  'network-chat': 0,
  'client-services': 14,
  'education-events': 0,
  'business-tools': 14,
};

export interface Count {
  /** Thrown by files that decide from values alone. */
  pure: number;
  /** Thrown by files that read, write or wait. */
  io: number;
  /** A query that finds no row says so; this is its result and no rule. */
  lookups: number;
}

type Sources = ReadonlyMap<string, string>;

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const imports =
  /^(?:import|export)\s+(?!type\b)([^'";]*?)\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
const waits = /\bawait\b|\bfetch\(|\bprocess\.|\bDate\.now\(|\bnew Date\(\)/;
const lookup = /\bnotFound\(|\brefused\(\s*'\w*not_found'/g;

/** The packages that only reckon; any other counts as I/O. */
const reckoning = new Set(['node:buffer', 'node:crypto', 'node:path', 'node:url', 'zod']);

/** Judges a file by what it imports, through all of its modules, and not by its name or folder. */
export function purity(sources: Sources): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return function isPure(path: string): boolean {
    const found = known.get(path);
    if (found !== undefined) return found;
    // A circle is pure where nothing else in it does I/O.
    known.set(path, true);
    const code = sources.get(path)?.replace(comments, '') ?? 'await';
    const result =
      !waits.test(code) &&
      valueImports(code).every((from) => {
        if (from.startsWith('@sidework/contracts/')) return true;
        const ours = pathOf(from, path);
        return ours ? isPure(ours) : reckoning.has(from);
      });
    known.set(path, result);
    return result;
  };
}

const isType = (name: string) => name.trim() === '' || name.trim().startsWith('type ');

function valueImports(code: string): string[] {
  return [...code.matchAll(imports)].flatMap(([, names = '', from = '', lazily]) => {
    const listed = /^\{([^}]*)\}\s*$/.exec(names)?.[1];
    return listed?.split(',').every(isType) ? [] : [lazily ?? from];
  });
}

function pathOf(from: string, importer: string): string | undefined {
  if (from.startsWith('.')) return join(importer, '..', from);
  const chassis = /^@sidework\/chassis\/(.+)$/.exec(from)?.[1];
  return chassis && `services/chassis/src/${chassis}.ts`;
}

/** The makers of refusals by the names under which a file imports them; a refusal that has a maker of its own is thrown. */
function refusalsOf(code: string): number {
  const makers = [...code.matchAll(imports)].flatMap(([, names = '', from = '']) =>
    /\/(errors|refusal\.ts)$/.test(from)
      ? (names.match(/\b(?!is[A-Z]|translate|databaseError)[a-z]\w*\b/g) ?? [])
      : [],
  );
  const made = [...makers, 'AuthRefusal', 'OauthRefusal', 'AppError'].join('|');
  const refusal = new RegExp(`\\bthrow [a-z]\\w*\\(|(?<![.\\w])(?:new )?(?:${made})\\(`, 'g');
  return [...code.matchAll(refusal)].length;
}

interface Judged extends Count {
  service: string;
  path: string;
}

const owner = /^services\/(?!chassis\/)([^/]+)\/src\/.*(?<!\.test)\.ts$/;

function judged(sources: Sources): Judged[] {
  const isPure = purity(sources);
  return [...sources].flatMap(([path, source]) => {
    const service = owner.exec(path)?.[1];
    if (!service) return [];
    const code = source.replace(comments, '');
    const lookups = /queries\.ts$/.test(path) ? [...code.matchAll(lookup)].length : 0;
    const rules = refusalsOf(code) - lookups;
    return isPure(path)
      ? [{ service, path, pure: rules, io: 0, lookups }]
      : [{ service, path, pure: 0, io: rules, lookups }];
  });
}

export function countRefusals(sources: Sources): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { service, pure, io, lookups } of judged(sources)) {
    const sum = counts.get(service) ?? { pure: 0, io: 0, lookups: 0 };
    counts.set(service, {
      pure: sum.pure + pure,
      io: sum.io + io,
      lookups: sum.lookups + lookups,
    });
  }
  return counts;
}

/** A service that throws more refusals beside I/O than its table allows. */
export function faultsOfRefusals(
  counts: ReadonlyMap<string, Count>,
  most: Readonly<Record<string, number>>,
): string[] {
  return [...counts].flatMap(([service, { io }]) => {
    const bound = most[service] ?? 0;
    return io > bound
      ? [
          `${service} throws ${io} refusals in files that do I/O, and ${bound} are allowed: a rule belongs in a noun`,
        ]
      : [];
  });
}

export function shares(
  counts: ReadonlyMap<string, Count>,
  most: Readonly<Record<string, number>>,
): string[] {
  return [...counts].map(([service, { pure, io }]) => {
    const bound = most[service] ?? 0;
    const percent = Math.round((100 * pure) / Math.max(1, pure + io));
    const falls =
      bound - io >= 5 ? `; the ${bound} in infra/checks/refusals.ts may fall to ${io}` : '';
    return `note: ${service} decides ${percent} % of its refusals in pure files${falls}`;
  });
}

const planted: Sources = new Map([
  [
    'services/planted/src/jobs/close-job.ts',
    `import { conflict } from '@sidework/chassis/errors';
import { findJob } from './job.ts';
export const closeJob = (id: string) => { if (!findJob(id)) throw conflict('closed'); };
`,
  ],
  ['services/planted/src/jobs/job.ts', "export { findJob } from './rows.ts';\n"],
  [
    'services/planted/src/jobs/rows.ts',
    "import { eq } from 'drizzle-orm';\nexport const findJob = eq;\n",
  ],
]);

/** Refusals are thrown where no I/O is, so that each rule is tested by a table of values. */
export async function checkRefusals(): Promise<Outcome> {
  const counts = countRefusals(await sourcesOfServices());
  const faults = faultsOfRefusals(counts, allowed);
  if (faultsOfRefusals(countRefusals(planted), {}).length === 0)
    faults.push('a refusal that is planted behind two imports of I/O is not found');
  return {
    passed: faults.length === 0,
    output: [...shares(counts, allowed), ...faults].join('\n'),
  };
}

async function sourcesOfServices(): Promise<Sources> {
  const paths = (await trackedFiles()).filter((path) =>
    /^services\/[^/]+\/src\/.*(?<!\.test)\.ts$/.test(path),
  );
  const read = (path: string) => readFile(join(checkout, path), 'utf8');
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

// `node infra/checks/refusals.ts identity` names the files of a service that are still to be mended.
if (import.meta.main) {
  const [, , named] = process.argv;
  const files = judged(await sourcesOfServices()).filter(({ service }) => service === named);
  for (const { path, io } of files.toSorted((one, other) => other.io - one.io))
    if (io > 0) console.log(`${io} ${path}`);
  console.log((await checkRefusals()).output);
}
