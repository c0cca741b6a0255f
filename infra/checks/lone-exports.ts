interface Lone {
  path: string;
  name: string;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const exported = /^export (?:async )?(?:const|function\*?|class) ([A-Za-z_$][\w$]*)/gm;

/** Tests and what only they are made of. */
const ofTests =
  /\.(test|e2e)\.tsx?$|\/(test|testing|e2e|acceptance|planted|suites|contact-corpus)\/|^infra\/permissions\//;

/** Most exports of each workspace that tests alone may import; the numbers only fall. */
const allowed: Record<string, number> = {
  contracts: 4,
  gateway: 1,
  infra: 10,
  'services/business-tools': 2,
  'services/chassis': 10,
  'services/client-services': 1,
  'services/education-events': 4,
  'services/identity': 7,
  'services/network-chat': 1,
  web: 9,
};

/** So many below its number, a workspace is asked to lower it. */
const slack = 3;

/**
 * The exports that no other file uses but tests; names decide alone, so that two of one name hide each other. Types are
 * left out: they name what an exported function takes and gives.
 */
export function loneExports(sources: ReadonlyMap<string, string>): Lone[] {
  const filesOf = new Map<string, number>();
  const offered: Lone[] = [];
  for (const [path, source] of sources) {
    if (ofTests.test(path)) continue;
    const code = source.replace(comments, '');
    for (const name of new Set(code.match(/[A-Za-z_$][\w$]*/g)))
      filesOf.set(name, (filesOf.get(name) ?? 0) + 1);
    for (const [, name = ''] of code.matchAll(exported)) offered.push({ path, name });
  }
  return offered.filter(({ name }) => filesOf.get(name) === 1);
}

/** Faults in the found numbers, a line for each workspace that has one. */
export function faultsOfExports(found: readonly Lone[], most = allowed): string[] {
  const byWorkspace = Map.groupBy(found, ({ path }) => workspaceOf(path));
  const workspaces = new Set([...Object.keys(most), ...byWorkspace.keys()]);
  return [...workspaces].flatMap((workspace) => {
    const lone = byWorkspace.get(workspace) ?? [];
    const may = most[workspace] ?? 0;
    if (may - lone.length >= slack)
      return [
        `the ${may} of ${workspace} in infra/checks/lone-exports.ts may fall to ${lone.length}`,
      ];
    if (lone.length <= may) return [];
    return [
      `${workspace} has ${lone.length} exports that tests alone import; it may have ${may}:`,
      ...lone.map(({ path, name }) => `${path} exports ${name}, which only it uses`),
    ];
  });
}

const workspaceOf = (path: string) => /^(services\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;
