import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { toFailure } from '../local/progress.ts';
import { askFor } from './ask.ts';
import { jobOfBackups, makeBackupFolder, printBackupKey, restore } from './backups.ts';
import { compose, composed, engine, project } from './compose.ts';
import { readCommand } from './config.ts';
import { certificateUntil, preflight } from './preflight.ts';
import { type Settings, serviceEnvironments } from './settings.ts';

const { words, confirmed, file } = readCommand();

/** `make production DO=…`; what is none of these goes to docker compose as it is. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  up,
  check: () => requirePreflight().then(() => undefined),
  admin: inviteAdministrator,
  backup: async () => compose([...jobOfBackups, 'back-up'], await readSettings()),
  'backup-key': async () => printBackupKey(await readSettings()),
  restore: async () => restore(await readSettings()),
};

async function up(): Promise<void> {
  const settings = await requirePreflight();
  await makeBackupFolder(settings);
  console.log('\nBuilding …');
  await compose(['build', '--quiet'], settings);
  const told = JSON.stringify(serviceEnvironments(settings));
  await compose(['run', '--rm', '-T', '--no-deps', 'keys', 'operator'], settings, told);
  await compose(['up', '--detach', '--wait', '--remove-orphans'], settings);
  const certificate =
    settings.TLS_ISSUER === 'internal'
      ? 'Its certificate is its own, which browsers warn of.'
      : await certificateOf(settings.SIDEWORK_DOMAIN ?? '');
  console.log(`
Sidework is ready at https://${settings.SIDEWORK_DOMAIN}
  ${certificate}
  Its first administrator   make production DO="admin you@example.com"
  Its logs                  make production DO="logs --follow gateway"
  Stop it                   make production DO=down`);
}

/** The volumes are the business: nothing removes them by a word too many. */
function requireNoLoss(args: string[]): void {
  const removes = args.some((word) => /^(--volumes(=|$)|-[a-z]*v)/.test(word));
  if (removes && confirmed !== project)
    throw new Error(`This would remove all data. Add CONFIRM=${project} where that is meant.`);
}

async function certificateOf(name: string): Promise<string> {
  // An authority takes some seconds for the first certificate of a name.
  for (let tries = 0; ; tries += 1) {
    try {
      return `Its certificate is valid until ${(await certificateUntil(name)).toDateString()}.`;
    } catch (error) {
      if (tries === 20) return `Browsers do not take its certificate: ${toFailure(error).message}`;
      await sleep(3_000);
    }
  }
}

/** Prints a link that makes its reader the administrator. No mail carries it, so the owner of the machine decides. */
async function inviteAdministrator([email = '']: string[]): Promise<void> {
  const program = ['node', '--env-file=/run/sidework/environment', 'main.js'];
  await compose(
    ['exec', '-T', 'identity', ...program, 'invite-admin', email],
    await readSettings(),
  );
}

/** Gives the settings where a business can start with them, and says all that is against it where it cannot. */
async function requirePreflight(): Promise<Settings> {
  const settings = await readSettings();
  const engineFolder = await engine(['info', '--format', '{{.DockerRootDir}}']);
  const running = await composed(['ps', '--quiet', 'proxy'], settings);
  const results = await preflight(settings, {
    stripeUrl: 'https://api.stripe.com',
    lookup: (name) => lookup(name),
    now: () => new Date(),
    engineFolder,
    runs: running !== '',
  });
  for (const [title, faults] of results) {
    console.log(`${faults.length === 0 ? 'ok     ' : 'refused'} ${title}`);
    for (const fault of faults) console.log(`          ${fault}`);
  }
  if (results.some(([, faults]) => faults.length > 0))
    throw new Error(`Nothing was started. Mend this in ${file} or around it, and try again.`);
  return settings;
}

/** Asks for what is missing where a person can answer, and keeps it for the next time. */
async function readSettings(): Promise<Settings> {
  const known = existsSync(file) ? (parseEnv(await readFile(file, 'utf8')) as Settings) : {};
  // It holds secrets, whoever wrote it.
  if (existsSync(file)) await chmod(file, 0o600);
  if (!process.stdin.isTTY) return known;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers = await askFor(known, (text) => terminal.question(text));
    if (Object.keys(answers).length === 0) return known;
    const lines = Object.entries(answers).map(([name, value]) => `${name}='${value}'\n`);
    await writeFile(file, lines.join(''), { flag: 'a', mode: 0o600 });
    await chmod(file, 0o600);
    return { ...known, ...answers };
  } finally {
    terminal.close();
  }
}

try {
  const [name = 'up', ...args] = words;
  const command = commands[name];
  if (command) await command(args);
  else {
    requireNoLoss([name, ...args]);
    await compose([name, ...args], await readSettings());
  }
} catch (error) {
  console.error(`\n${toFailure(error).message}`);
  process.exitCode = 1;
}
