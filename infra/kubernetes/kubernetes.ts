import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { stringify } from 'yaml';
import { homeAt, makeHome } from '../local/home.ts';
import { describeCommand, sourceOf } from '../local/processes.ts';
import { toFailure } from '../local/progress.ts';
import { openSecrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { type Description, readDescription } from '../nats/description.ts';
import { readCommand } from './config.ts';
import { faultsOf } from './faults.ts';
import type { Manifest } from './kinds.ts';
import { allOf, partsOf } from './manifests.ts';
import { type Made, secretsOfCluster } from './secrets.ts';
import { openSigningKeys } from './signing-keys.ts';
import { sizes } from './sizes.ts';
import { type Given, type Plan, planOf } from './values.ts';

const { command, size, file, folder, home: homeFolder } = readCommand();

const commands: Record<string, () => Promise<void>> = { render, secrets: printSecrets };

const toYaml = (manifests: Manifest[]) =>
  manifests
    .map((each) => stringify(each, { lineWidth: 0, aliasDuplicateObjects: false }))
    .join('---\n');

async function readPlan(): Promise<Plan> {
  if (!existsSync(file))
    throw new Error(`${file} is missing: it has the settings of the cluster, as the README says.`);
  const chosen = Object.values(sizes).find(({ name }) => name === size);
  if (!chosen) throw new Error(`SIZE is one of ${Object.keys(sizes).join(', ')}, not "${size}".`);
  return planOf(parseEnv(await readFile(file, 'utf8')) as Given, chosen);
}

/** Writes the manifests into a folder, in the order in which they are applied. */
async function render(): Promise<void> {
  const plan = await readPlan();
  const parts = partsOf(plan);
  const faults = faultsOf(allOf(parts), plan.programs);
  if (faults.length > 0) throw new Error(`Nothing was written:\n  ${faults.join('\n  ')}`);
  await mkdir(folder, { recursive: true });
  for (const [at, [name, manifests]] of Object.entries(parts).entries()) {
    const path = join(folder, `${at + 1}-${name}.yaml`);
    await writeFile(path, toYaml(manifests));
    console.log(`${path}  ${manifests.length} manifests`);
  }
}

/** Prints the secrets for kubeseal; the folder of the manifests has none of them. */
async function printSecrets(): Promise<void> {
  process.stdout.write(toYaml(secretsOfCluster(await readPlan(), await openMade())));
}

async function openMade(): Promise<Made> {
  const home = homeAt(homeFolder);
  await makeHome(home);
  const names = services.map(({ name }) => name);
  const [secrets, signingKeys, descriptions] = await Promise.all([
    openSecrets(home, names),
    openSigningKeys(home.signingKeys),
    Promise.all(names.map(describe)),
  ]);
  return { secrets, signingKeys, descriptions };
}

async function describe(service: string): Promise<Description> {
  const { program, args, env, cwd } = describeCommand(sourceOf(service));
  return readDescription((await promisify(execFile)(program, args, { env, cwd })).stdout);
}

try {
  const run = commands[command];
  if (!run) throw new Error(`DO is one of ${Object.keys(commands).join(', ')}, not "${command}".`);
  await run();
} catch (error) {
  console.error(`\n${toFailure(error).message}`);
  process.exitCode = 1;
}
