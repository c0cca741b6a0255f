// Who may import whom. Each rule has a planted violation in infra/checks/plants.ts.

const { rooms } = require('./infra/checks/room-order.ts');

// A noun module bears the singular of its feature's folder: proposals/proposal.ts, proposals/proposal-terms.ts. The nouns of
// money have names of their own, and to release is also a verb: releases/release-service.ts is a use case.
const noun =
  '^services/(?!chassis/)[^/]+/src/(?!releases/release-)' +
  '(?:([^/]+)s/\\1|([^/]+)es/\\2|([^/]+)ies/\\3y|escrow/escrow|balance/balance|ledger/posting)(?:\\.|-[a-z-]+\\.)ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// One rule for each room: it imports no value of a room above it. A table.ts is the ground floor of its service.
const roomsImportOneWay = Object.entries(rooms).flatMap(([service, { order }]) =>
  order.slice(0, -1).map((room, index) =>
    forbid(
      'rooms-import-one-way',
      'Rooms that need each other cannot be read or changed apart; infra/checks/room-order.ts has their order.',
      { path: `^services/${service}/src/${room}/`, pathNot: '\\.test\\.ts$' },
      {
        path: `^services/${service}/src/(${order.slice(index + 1).join('|')})/`,
        pathNot: '/table\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ),
);

// The rooms of the kit, from the ground up.
const kit = ['scenes', 'layout', 'buttons', 'figures', 'notices', 'rows', 'fields', 'dialogs'];
const kitImportsOneWay = kit
  .slice(0, -1)
  .map((room, index) =>
    forbid(
      'kit-imports-one-way',
      'A part of the kit is made of simpler parts; web/src/ui/README.md says what stands in each room.',
      { path: `^web/src/ui/${room}/`, pathNot: '\\.test\\.tsx?$' },
      { path: `^web/src/ui/(${kit.slice(index + 1).join('|')})/` },
    ),
  );

module.exports = {
  forbidden: [
    ...roomsImportOneWay,
    ...kitImportsOneWay,
    forbid(
      'contracts-stand-alone',
      'contracts/ runs in the browser and on the server, so it imports nothing of ours.',
      { path: '^contracts/' },
      { path: '^(services|gateway|web|infra)/' },
    ),
    forbid(
      'web-knows-contracts-only',
      'The browser shares nothing with the server but the contracts.',
      { path: '^web/' },
      { path: '^(services|gateway|infra)/' },
    ),
    forbid(
      'chassis-knows-contracts-only',
      'The chassis serves every service, so it knows none.',
      { path: '^services/chassis/' },
      { path: '^(services/(?!chassis/)|gateway/|web/|infra/)' },
    ),
    forbid(
      'services-stay-apart',
      'What a service needs to know of another it keeps in a table of its own, fed by events.',
      { path: '^services/(?!chassis/)([^/]+)/' },
      { path: '^(services|gateway|web|infra)/', pathNot: '^services/(chassis|$1)/' },
    ),
    forbid(
      'gateway-stays-in-front',
      'A change of the gateway that needs a service belongs in that service.',
      { path: '^gateway/' },
      { path: '^(services|web|infra)/', pathNot: '^services/chassis/' },
    ),
    forbid(
      'infra-ships-no-application-code',
      'infra/ starts the services as processes; it is not one of them. It reads their settings as they do.',
      { path: '^infra/' },
      {
        path: '^(services|gateway|web)/',
        pathNot: ['^services/chassis/', '^services/[^/]+/src/config\\.ts$'],
      },
    ),
    forbid(
      'edges-belong-to-their-feature',
      "Routes and consumers are a feature's edges; other features call its use cases and queries.",
      { path: '^services/([^/]+)/src/([^/]+)/' },
      {
        path: '^services/$1/src/[^/]+/[^/]*(routes|consumers)\\.ts$',
        pathNot: '^services/$1/src/$2/',
      },
    ),
    forbid(
      'nouns-are-pure',
      'A noun module decides from values alone: contracts, types, errors and other nouns.',
      { path: noun },
      {
        pathNot: ['^contracts/', '^services/chassis/src/errors\\.ts$', noun],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'web-ui-and-lib-know-no-feature',
      'lib <- ui <- features <- pages <- app',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(features|pages|app)/' },
    ),
    forbid(
      'web-lib-knows-no-ui',
      'lib <- ui: a control may need the clock or an address, and a library needs no control.',
      { path: '^web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/ui/' },
    ),
    forbid(
      'web-features-know-no-page',
      'lib <- ui <- features <- pages <- app',
      { path: '^web/src/features/' },
      { path: '^web/src/(pages|app)/' },
    ),
    forbid(
      'web-pages-know-no-app',
      'lib <- ui <- features <- pages <- app',
      { path: '^web/src/pages/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'web-features-stay-apart',
      'A page joins features; a feature never imports another.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'no-cycles',
      'Two modules that need each other are one module, or hide a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'imports-resolve',
      'An import that leads nowhere escapes every other rule.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    // Beside TypeScript 7 the tool has no compiler to ask: without swc it reads no file and is green.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.sidework|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
