import { dirname, join } from 'node:path';

export interface Size {
  sheets: number;
  lines: number;
}

const isOfPage = (path: string) => /^web\/src\/(features|pages)\/.*\.css$/.test(path);
const imported = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const composed = /composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?\s*;/g;
const comments = /\/\*[\s\S]*?\*\//g;

type Sources = ReadonlyMap<string, string>;

/** The classes of each style sheet that no component and no other sheet uses. */
export function deadClasses(sources: Sources): string[] {
  const used = usedClasses(sources);
  return ownClasses(sources).filter((each) => !used.has(each));
}

/** The classes that are used and that their style sheet does not have. */
export function missingClasses(sources: Sources): string[] {
  const own = new Set(ownClasses(sources));
  return [...usedClasses(sources)].filter((each) => !own.has(each));
}

function usedClasses(sources: Sources): Set<string> {
  const used = new Set<string>();
  for (const [path, source] of sources) {
    const at = (from: string) => join(dirname(path), from);
    if (path.endsWith('.css'))
      for (const [, names = '', from] of source.matchAll(composed))
        for (const name of names.split(/\s+/)) used.add(`${from ? at(from) : path} .${name}`);
    else
      for (const [, sheet, from = ''] of source.matchAll(imported))
        for (const [, name] of source.matchAll(new RegExp(`(?<![\\w/.-])${sheet}\\.(\\w+)`, 'g')))
          used.add(`${at(from)} .${name}`);
  }
  return used;
}

const ownClasses = (sources: Sources) =>
  [...sources]
    .filter(([path]) => path.endsWith('.module.css'))
    .flatMap(([path, source]) => classesOf(source).map((name) => `${path} .${name}`));

function classesOf(sheet: string): string[] {
  const selectors = sheet
    .replaceAll(comments, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}

/** The size of the style sheets that stand outside of the kit. */
export function sizeOf(sources: Sources): Size {
  const sheets = [...sources].filter(([path]) => isOfPage(path));
  const lines = sheets.reduce((sum, [, source]) => sum + source.split('\n').length - 1, 0);
  return { sheets: sheets.length, lines };
}

/** The sheets may fall this far before the numbers have to follow. */
const slack: Size = { sheets: 2, lines: 40 };

export function faultsOfSize(found: Size, most: Size): string[] {
  return (['sheets', 'lines'] as const).flatMap((what) => {
    const told = `style sheets of features and pages have ${found[what]} ${what}`;
    if (found[what] > most[what])
      return [`${told}, of ${most[what]}: use a part of the kit, or give it one`];
    return most[what] - found[what] > slack[what]
      ? [`${told}; the ${most[what]} in infra/checks/check-style-sheets.ts may fall to that`]
      : [];
  });
}
