const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const exported = /^export (?:async )?(?:const|function\*?|class) ([A-Za-z_$][\w$]*)/gm;

/**
 * What a file exports and no other names: by the name alone, so that two of one name hide each other. Types are left out:
 * they name what an exported function takes and gives.
 */
export function loneExports(sources: ReadonlyMap<string, string>): string[] {
  const filesOf = new Map<string, number>();
  const offered: { path: string; name: string }[] = [];
  for (const [path, source] of sources) {
    const code = source.replace(comments, '');
    for (const name of new Set(code.match(/[A-Za-z_$][\w$]*/g)))
      filesOf.set(name, (filesOf.get(name) ?? 0) + 1);
    for (const [, name = ''] of code.matchAll(exported)) offered.push({ path, name });
  }
  return offered
    .filter(({ name }) => filesOf.get(name) === 1)
    .map(({ path, name }) => `${path} exports ${name}, which only it uses`);
}
