import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { faultsOfExports, loneExports } from './lone-exports.ts';
import { overloadedTitles } from './requirements.ts';
import type { Outcome } from './step.ts';
import { trackedFiles } from './tracked-files.ts';
import { unboundedWaits } from './unbounded-waits.ts';

interface Rule {
  says: string;
  applies(path: string): boolean;
  refuses: RegExp;
}

const isTest = (path: string) => /\.(test|e2e)\.tsx?$|^(web|gateway)\/e2e\//.test(path);
/** The drawing of a street has paints of its own, and the files of the fonts are no sheets of ours. */
const isSheet = (path: string) =>
  /^web\/src\/.*\.css$/.test(path) && !/\/ui\/(scenes\/street\.module|fonts)\.css$/.test(path);
const noun =
  /^services\/(?!chassis\/)[^/]+\/src\/(?:([^/]+)s\/\1|([^/]+)es\/\2|([^/]+)ies\/\3y)(?:-[a-z-]+)?\.ts$/;

/** These files alone set Mantine up and may import it outside of the kit; the list only shrinks. */
const setsMantineUp = [
  'web/src/app/layouts/color-scheme-choice.tsx',
  'web/src/app/providers.tsx',
  'web/src/app/styles.ts',
  'web/src/lib/theme.ts',
];

/** Neither the linter nor the import rules can see these. */
export const rules: Rule[] = [
  {
    says: 'process.env is read in config.ts only',
    applies: (path) => !/(^|[/.-])config\.ts$/.test(path) && !isTest(path),
    refuses: /\bprocess\.env\b/,
  },
  {
    says: 'a noun module reads no clock, no chance and no environment',
    applies: (path) => noun.test(path),
    refuses: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\bprocess\./,
  },
  {
    says: "postgres.js is called by its tagged template; sql.unsafe is the bootstrap's alone",
    applies: (path) => /^services\/(?!chassis\/)|^gateway\//.test(path) && !isTest(path),
    refuses: /\.unsafe\(/,
  },
  {
    says: 'a suppression states on its line why it is safe, and a TODO carries an issue',
    applies: () => true,
    refuses: /@ts-ignore|@ts-expect-error\s*$|biome-ignore [\w/]+:?\s*$|\bTODO\b(?!\(#\d+\))/,
  },
  {
    says: 'the focus moves by focusAfter, or where what it moves to is drawn; a frame may come before that',
    applies: (path) => /^web\/src\//.test(path) && !isTest(path),
    refuses: /\brequestAnimationFrame\b.*\.focus\(|await new Promise\(requestAnimationFrame\)/,
  },
  {
    says: 'a page takes its parts from web/src/ui; Mantine stands under them',
    applies: (path) =>
      /^web\/src\/(?!ui\/)/.test(path) && !isTest(path) && !setsMantineUp.includes(path),
    refuses: /'@mantine\/(core|notifications)\b/,
  },
  {
    says: 'a literal is not spread into a literal; the formatter lays the fields out',
    applies: (path) => /\.tsx?$/.test(path),
    refuses:
      /\.\.\.\(?\{(?!\s*\})|\.\.\.\[[^[\]]*\]\s*[,)\]]|\.\.\.\(\[[^[\]]*\](?: as const)?\)(?!\.)/,
  },
  {
    says: 'a style sheet takes its colours from lib/theme.ts; an avatar has a tint of its own',
    applies: isSheet,
    refuses: /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\((?!var\(--hue\))/i,
  },
  {
    says: 'a style sheet takes the sizes of its type from lib/theme.ts',
    applies: isSheet,
    refuses: /\bfont-size:(?!\s*(var\(|calc\(var\(|inherit))/,
  },
  {
    says: 'space goes in steps of an eighth of a rem',
    applies: isSheet,
    refuses:
      /\b(padding|margin|gap)[a-z-]*:.*(\d\.(?!(125|25|375|5|625|75|875)rem)\d+rem|\d(px|em)\b)/,
  },
];

const breaches: Record<string, string> = {
  'web/src/one.css': 'a { color: #0b6b4f; }',
  'web/src/two.css': 'a { font-size: 1.1rem; }',
  'web/src/three.css': 'a { padding: 0.3rem; }',
  'services/one/src/app.ts': 'const port = process.env.PORT;',
  'services/one/src/jobs/job.ts': 'const today = new Date();',
  'services/one/src/jobs/queries.ts': 'await sql.unsafe(text);',
  'services/one/src/main.ts': '// @ts-ignore',
  'web/src/two.tsx': "import { Button } from '@mantine/core';",
  'web/src/one.tsx': 'requestAnimationFrame(() => field.focus());',
  'services/one/src/spread.ts': 'const shown = { ...{ id, title } };',
};

export async function checkSources(): Promise<Outcome> {
  const faults = rules
    .filter((rule) => !Object.entries(breaches).some(([path, line]) => isRefused(rule, path, line)))
    .map(({ says }) => `the rule "${says}" refuses no breach`);
  const warnings: string[] = [];
  const sources = new Map<string, string>();
  for (const path of (await trackedFiles()).filter((path) => /\.(ts|tsx|mts|css)$/.test(path))) {
    const source = await readFile(join(checkout, path), 'utf8');
    if (!path.endsWith('.css')) sources.set(path, source);
    const lines = source.split('\n');
    // The rules themselves and their breaches stand in these files.
    if (path !== 'infra/checks/source-rules.ts') faults.push(...faultsOf(path, lines));
    if (path !== 'infra/checks/unbounded-waits.test.ts')
      faults.push(...unboundedWaits(path, source));
    if (isTest(path) && path !== 'infra/checks/requirements.test.ts')
      faults.push(
        ...overloadedTitles(source).map(
          (title) => `${path} a title names at most four requirements, better one: ${title}`,
        ),
      );
    const most = splitAt(path);
    if (lines.length - 1 > most) {
      warnings.push(`warning: ${path} has ${lines.length - 1} lines; it is split at ${most}`);
    }
  }
  const unneeded = setsMantineUp.filter((path) => !sources.get(path)?.includes("'@mantine/core"));
  faults.push(...unneeded.map((path) => `${path} may go from the list of what sets Mantine up`));
  faults.push(...faultsOfExports(loneExports(sources)));
  return { passed: faults.length === 0, output: [...warnings, ...faults].join('\n') };
}

function faultsOf(path: string, lines: string[]): string[] {
  return rules.flatMap((rule) =>
    lines.flatMap((line, index) =>
      isRefused(rule, path, line) ? [`${path}:${index + 1} ${rule.says}`] : [],
    ),
  );
}

function isRefused({ applies, refuses }: Rule, path: string, line: string): boolean {
  return applies(path) && refuses.test(line);
}

function splitAt(path: string): number {
  if (isTest(path)) return 400;
  if (!/^(services\/(?!chassis)|gateway|web)/.test(path)) return 300;
  const sizes: [RegExp, number][] = [
    [/\/main\.ts$/, 40],
    [/\/src\/app\.ts$/, 80],
    [/routes\.ts$/, 150],
    [/queries\.ts$/, 200],
    [/consumers\.ts$/, 120],
    [noun, 200],
    [/^web\/src\/.*\/use-[^/]+\.tsx?$/, 60],
    [/^web\/src\/.*\.tsx$/, 150],
  ];
  return sizes.find(([pattern]) => pattern.test(path))?.[1] ?? 300;
}
