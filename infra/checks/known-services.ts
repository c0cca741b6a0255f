import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalogue } from '@sidework/contracts/catalogue';
import { serviceHealths } from '@sidework/contracts/health';
import {
  declarationOf,
  keptOfPeople,
  type ServiceName,
  serviceNames,
} from '@sidework/contracts/platform';
import { problems } from '@sidework/contracts/problems';
import { missingInCompose } from '../docker/compose.ts';
import { stateFolders } from '../docker/state.ts';
import { layoutOf } from '../faults/invariants/check-invariants.ts';
import { invariantsOf } from '../faults/invariants/invariants.ts';
import { keysOf, rolesOf, storeAccountsOf } from '../local/accounts.ts';
import { checkout } from '../local/checkout.ts';
import { superviseChild } from '../local/child.ts';
import { answersOk } from '../local/health.ts';
import { homeAt, makeHome } from '../local/home.ts';
import { openLogFile } from '../local/log-file.ts';
import { portsFrom } from '../local/ports.ts';
import {
  describeCommand,
  gatewayCommand,
  type Installation,
  serviceCommand,
  sourceOf,
} from '../local/processes.ts';
import { openSecrets } from '../local/secrets.ts';
import { schemaOf, serviceSchemas, services } from '../local/services.ts';
import { type Description, readDescription } from '../nats/description.ts';
import { freePortBlock } from './free-ports.ts';

/** Which services each place knows that reads the one list, as the programs say that run from these sources. */
export type KnownServices = Record<string, string[]>;

async function knownServices(folder: string, described: string[]): Promise<KnownServices> {
  const home = homeAt(folder);
  await makeHome(home);
  const [port, secrets, descriptions] = await Promise.all([
    freePortBlock(),
    openSecrets(home, serviceNames),
    Promise.all(described.map(describe)),
  ]);
  const ports = portsFrom(port);
  const installation: Installation = { home, ports, secrets, development: true, instances: 1 };
  return {
    ...inContracts(),
    ...inLocal(installation, descriptions),
    ...heardBy(descriptions),
    ...(await askGateway(installation)),
    'the parts of an export': await namedParts(),
    'the manifests of Kubernetes': await inManifests(),
    'the compose file': serviceNames.filter((name) => missingInCompose(name).length === 0),
  };
}

const inContracts = (): KnownServices => ({
  'the list': serviceNames,
  'the catalogue': Object.keys(catalogue).filter((each) => catalogue[each as ServiceName].length),
  'the error codes': serviceNames.filter((name) =>
    Object.keys(declarationOf(name).problems).every((code) => code in problems),
  ),
  'what is kept of people': Object.keys(keptOfPeople),
  'the addresses of health': Object.keys(serviceHealths),
});

/** By their names, where a place calls them by their schemas or keys. */
function inLocal(installation: Installation, descriptions: Description[]): KnownServices {
  const { ports, secrets } = installation;
  const named = (of: (name: string) => string, known: string[]) =>
    serviceNames.filter((name) => known.includes(of(name)));
  const rules = invariantsOf(layoutOf(descriptions));
  return {
    'the processes': services
      .filter(({ name }) => serviceCommand(installation, name).args.includes(sourceOf(name)))
      .map(({ name }) => name),
    'the ports': Object.keys(ports.services),
    'the schemas of the tests': named(schemaOf, serviceSchemas),
    'the roles of Postgres': named(
      schemaOf,
      rolesOf(secrets).map(({ schema }) => schema),
    ),
    'the keys of NATS': keysOf(secrets, descriptions).flatMap(({ permissions }) =>
      serviceNames.filter((name) => permissions.publish.includes(`${name}.>`)),
    ),
    'the accounts of the object store': storeAccountsOf(secrets).map(({ accessKey }) => accessKey),
    'the folders of the containers': stateFolders.filter((name) =>
      serviceNames.some((each) => each === name),
    ),
    'the invariants': serviceNames.filter((name) =>
      rules.some(({ sql }) => sql.includes(`${schemaOf(name)}.outbox`)),
    ),
  };
}

/** Each service publishes these events, and these services listen to all of them. */
const told = {
  'the audit log': ['identity', 'access.recorded'],
  'the exports': ['identity', 'export.gathered'],
  'the deletions': ['identity', 'account.erased'],
  "Today's needs that are raised": ['network-chat', 'need.raised'],
  "Today's needs that are met": ['network-chat', 'need.met'],
} as const;

function heardBy(descriptions: Description[]): KnownServices {
  const publishers = (reader: string, event: string) =>
    descriptions
      .filter(({ service }) => service === reader)
      .flatMap(({ durables }) => durables.map(({ subject }) => subject))
      .filter((subject) => subject.endsWith(`.${event}.v1`))
      .map((subject) => subject.slice(0, subject.indexOf('.')));
  return Object.fromEntries(
    Object.entries(told).map(([place, [reader, event]]) => [
      place,
      [...new Set(publishers(reader, event))],
    ]),
  );
}

async function describe(service: string): Promise<Description> {
  const { program, args, env, cwd } = describeCommand(sourceOf(service));
  const { stdout } = await promisify(execFile)(program, args, { env, cwd });
  return readDescription(stdout);
}

/** A gateway alone, before services none of which runs: what it passes on is answered 503, and what it does not know 404. */
async function askGateway(installation: Installation): Promise<KnownServices> {
  const url = `http://127.0.0.1:${installation.ports.gateway}`;
  const gateway = superviseChild({
    name: 'gateway',
    command: gatewayCommand(installation),
    log: openLogFile(join(installation.home.dir, 'gateway.log')),
    isReady: () => answersOk(`${url}/health/live`),
    onStart() {},
  });
  try {
    await gateway.start();
    const read = async (path: string) => (await fetch(`${url}${path}`)).json();
    const { paths } = (await read('/api/openapi.json')) as { paths: object };
    const { services: watched } = (await read('/health/ready')) as { services: object };
    const statuses = await Promise.all(
      serviceNames.map(async (name) => (await fetch(`${url}/api/${name}/health`)).status),
    );
    return {
      "the gateway's routes": serviceNames.filter((_, at) => statuses[at] !== 404),
      "the gateway's health": Object.keys(watched),
      'the API document': serviceNames.filter((name) => `/api/${name}/health` in paths),
    };
  } finally {
    await gateway.stop();
  }
}

/** By what the page of one's own data calls them: a service that it does not know has its bare name there. */
async function namedParts(): Promise<string[]> {
  const file = join(checkout, 'web/src/features/own-data/export-progress.ts');
  const { partsOf } = await import(file);
  const parts: { service: string; name: string }[] = partsOf({
    gathered: [],
    awaited: serviceNames,
  });
  return parts.filter(({ service, name }) => name !== service).map(({ service }) => service);
}

/** Those that a rendered installation has a deployment of. */
async function inManifests(): Promise<string[]> {
  const at = (file: string) => import(join(checkout, 'infra/kubernetes', file));
  const [{ partsOf }, { example, planOf }, { sizes }] = await Promise.all(
    ['manifests.ts', 'values.ts', 'sizes.ts'].map(at),
  );
  const { platform }: { platform: { kind: string; metadata: { name: string } }[] } = partsOf(
    planOf(example, sizes.small),
  );
  const deployed = platform.filter(({ kind }) => kind === 'Deployment');
  return serviceNames.filter((name) => deployed.some(({ metadata }) => metadata.name === name));
}

/** Says it of the checkout that it lies in; the arguments name the services that are asked what they listen to. */
if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-known-'));
  try {
    process.stdout.write(JSON.stringify(await knownServices(folder, process.argv.slice(2))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
