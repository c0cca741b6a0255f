import { describe, expect, it } from 'vitest';
import { countRefusals, faultsOfRefusals, purity, shares } from './refusals.ts';

const errors = "import { conflict, notFound } from '@sidework/chassis/errors';\n";
const closed = "if (job.isClosed) throw conflict('closed');\n";
const inJobs = (name: string, source: string) => [`services/one/src/jobs/${name}`, source] as const;
const chassis = [
  ['services/chassis/src/errors.ts', "import { problems } from '@sidework/contracts/problems';\n"],
  ['services/chassis/src/db/db.ts', "import postgres from 'postgres';\n"],
] as const;

describe('what makes a file do I/O', () => {
  it.each([
    ['nothing but refusals', errors, true],
    ['a type of the database', "import type { Tx } from '@sidework/chassis/db/db';\n", true],
    ['types in braces', "import { type Tx, type Db } from '@sidework/chassis/db/db';\n", true],
    ['a comment that awaits', '// To await is slow.\n', true],
    ['a hash', "import { createHash } from 'node:crypto';\n", true],
    ['the database', "import { db } from '@sidework/chassis/db/db';\n", false],
    ['a type and a value', "import { type Tx, db } from '@sidework/chassis/db/db';\n", false],
    ['a query', "import { and } from 'drizzle-orm';\n", false],
    ['a file', "import { readFile } from 'node:fs/promises';\n", false],
    ['a neighbour that asks', "import { findJob } from './queries.ts';\n", false],
    ['what a neighbour hands on', "export { findJob } from './queries.ts';\n", false],
    ['a module that is loaded late', "const late = () => import('./queries.ts');\n", false],
    ['what is waited for', 'const one = await given();\n', false],
    ['a clock', 'const today = new Date();\n', false],
  ])('%s', (_what, source, pure) => {
    const sources = new Map([
      ...chassis,
      inJobs('job.ts', source),
      inJobs('queries.ts', "import { eq } from 'drizzle-orm';\nexport const findJob = eq;\n"),
    ]);
    expect(purity(sources)('services/one/src/jobs/job.ts')).toBe(pure);
  });
});

it('counts refusals by where they are thrown, and the results of lookups apart', () => {
  const sources = new Map([
    ...chassis,
    inJobs('job.ts', `${errors}${closed}${closed}export const gone = () => notFound('gone');\n`),
    inJobs(
      'close-job.ts',
      "import { gone } from './job.ts';\nimport { eq } from 'drizzle-orm';\nif (!eq) throw gone();\n",
    ),
    inJobs(
      'queries.ts',
      `${errors}import { eq } from 'drizzle-orm';\nif (!eq) throw notFound('not_found');\n`,
    ),
  ]);
  expect(countRefusals(sources)).toEqual(new Map([['one', { pure: 3, io: 1, lookups: 1 }]]));
});

describe('the allowance', () => {
  const counts = new Map([['one', { pure: 6, io: 4, lookups: 3 }]]);

  it('refuses what is above it', () => {
    expect(faultsOfRefusals(counts, { one: 3 })).toEqual([
      'one throws 4 refusals in files that do I/O, and 3 are allowed: a rule belongs in a noun',
    ]);
    expect(faultsOfRefusals(counts, {})).toHaveLength(1);
    expect(faultsOfRefusals(counts, { one: 4 })).toEqual([]);
  });

  it('says how far it may fall', () => {
    expect(shares(counts, { one: 8 })).toEqual([
      'note: one decides 60 % of its refusals in pure files',
    ]);
    expect(shares(counts, { one: 9 })).toEqual([
      'note: one decides 60 % of its refusals in pure files; the 9 in infra/checks/refusals.ts may fall to 4',
    ]);
  });
});
