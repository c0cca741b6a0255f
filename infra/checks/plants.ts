export interface Plant {
  rule: string;
  /** The file that must be refused, and what it says. */
  path: string;
  source: string;
  /** Files it needs beside it, by path. */
  beside?: Record<string, string>;
}

const thing = 'export const thing = 1;\n';
const importing = (from: string) => `import { thing } from '${from}';\nexport const use = thing;\n`;

/** One breach of every rule of `.dependency-cruiser.cjs`: a rule that refuses nothing is no rule. */
export const plants: Plant[] = [
  {
    rule: 'contracts-stand-alone',
    path: 'contracts/src/planted.ts',
    source: importing('@sidework/chassis/thing'),
  },
  {
    rule: 'web-knows-contracts-only',
    path: 'web/src/lib/planted.ts',
    source: importing('../../../gateway/src/thing.ts'),
  },
  {
    rule: 'chassis-knows-contracts-only',
    path: 'services/chassis/src/planted.ts',
    source: importing('../../one/src/thing.ts'),
  },
  {
    rule: 'services-stay-apart',
    path: 'services/two/src/planted.ts',
    source: importing('../../one/src/thing.ts'),
  },
  {
    rule: 'gateway-stays-in-front',
    path: 'gateway/src/planted.ts',
    source: importing('../../services/one/src/thing.ts'),
  },
  {
    rule: 'infra-ships-no-application-code',
    path: 'infra/local/planted.ts',
    source: importing('../../services/one/src/thing.ts'),
  },
  {
    rule: 'edges-belong-to-their-feature',
    path: 'services/one/src/bids/planted.ts',
    source: importing('../jobs/job-routes.ts'),
    beside: { 'services/one/src/jobs/job-routes.ts': thing },
  },
  {
    rule: 'nouns-are-pure',
    path: 'services/one/src/jobs/job.ts',
    source: importing('./queries.ts'),
    beside: { 'services/one/src/jobs/queries.ts': thing },
  },
  {
    rule: 'nouns-are-pure',
    path: 'services/one/src/categories/category-tree.ts',
    source: "import { randomUUID } from 'node:crypto';\nexport const id = randomUUID();\n",
  },
  {
    rule: 'web-ui-and-lib-know-no-feature',
    path: 'web/src/ui/planted.tsx',
    source: importing('../features/jobs/thing.ts'),
  },
  {
    rule: 'kit-imports-one-way',
    path: 'web/src/ui/layout/planted.tsx',
    source: importing('../rows/thing.ts'),
    beside: { 'web/src/ui/rows/thing.ts': thing },
  },
  {
    rule: 'web-lib-knows-no-ui',
    path: 'web/src/lib/planted-above.ts',
    source: importing('../ui/thing.ts'),
    beside: { 'web/src/ui/thing.ts': thing },
  },
  {
    rule: 'web-features-know-no-page',
    path: 'web/src/features/jobs/planted.ts',
    source: importing('../../pages/thing.ts'),
  },
  {
    rule: 'web-pages-know-no-app',
    path: 'web/src/pages/planted.ts',
    source: importing('../app/thing.ts'),
  },
  {
    rule: 'web-features-stay-apart',
    path: 'web/src/features/bids/planted.ts',
    source: importing('../jobs/thing.ts'),
  },
  {
    rule: 'no-cycles',
    // The first module of a circle by name is reported.
    path: 'services/one/src/circle-back.ts',
    source: "import { circle } from './circle.ts';\nexport const back = () => circle;\n",
    beside: {
      'services/one/src/circle.ts':
        "import { back } from './circle-back.ts';\nexport const circle = () => back;\n",
    },
  },
  {
    rule: 'rooms-import-one-way',
    path: 'services/identity/src/accounts/planted.ts',
    source: importing('../staff/roles/thing.ts'),
    beside: { 'services/identity/src/staff/roles/thing.ts': thing },
  },
  {
    rule: 'rooms-import-one-way',
    path: 'services/identity/src/family/guardians/planted.ts',
    source: importing('../consents/thing.ts'),
    beside: { 'services/identity/src/family/consents/thing.ts': thing },
  },
  {
    rule: 'rooms-import-one-way',
    path: 'services/chassis/src/db/planted.ts',
    source: importing('../http/thing.ts'),
    beside: { 'services/chassis/src/http/thing.ts': thing },
  },
  {
    rule: 'imports-resolve',
    path: 'services/one/src/planted.ts',
    source: importing('./nowhere.ts'),
  },
];

/** The planted files import these. */
export const soil: Record<string, string> = {
  'services/chassis/package.json':
    '{ "name": "@sidework/chassis", "exports": { "./*": "./src/*.ts" } }',
  'services/chassis/src/thing.ts': thing,
  'services/one/src/thing.ts': thing,
  'gateway/src/thing.ts': thing,
  'web/src/features/jobs/thing.ts': thing,
  'web/src/pages/thing.ts': thing,
  'web/src/app/thing.ts': thing,
};
