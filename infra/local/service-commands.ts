import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { readConfig } from './config.ts';
import { type Home, homeAt } from './home.ts';
import { portsFrom } from './ports.ts';
import { bundleOf, type Installation, oneTimeCommand } from './processes.ts';
import { findRunning } from './run-record.ts';
import { openSecrets } from './secrets.ts';
import { services } from './services.ts';

/** Runs a command of a service on this installation's database, and gives its exit code. */
export async function runServiceCommand(service: string, args: string[]): Promise<number> {
  const config = readConfig();
  const home = homeAt(config.home);
  if (!existsSync(home.secrets) || !existsSync(bundleOf(service))) {
    console.error('Sidework was not started here yet: make up.');
    return 1;
  }
  const installation = await installationAt(home, config.port);
  const { program, args: all, env, cwd } = oneTimeCommand(installation, service, args);
  const [code] = await once(spawn(program, all, { env, cwd, stdio: 'inherit' }), 'exit');
  if (code !== 0 && !findRunning(home)) console.error('Sidework does not run: make up starts it.');
  return code ?? 1;
}

/** Gives the output of a command of a service to programs that go on with it. */
export async function askService(
  home: Home,
  port: number,
  service: string,
  args: string[],
): Promise<string> {
  const command = oneTimeCommand(await installationAt(home, port), service, args);
  const { program, env, cwd } = command;
  const { stdout } = await promisify(execFile)(program, command.args, { env, cwd });
  return stdout.trim();
}

/** The installation of a state folder, whether or not it runs. */
export async function installationAt(home: Home, port: number): Promise<Installation> {
  const names = services.map(({ name }) => name);
  return {
    home,
    ports: portsFrom(port),
    secrets: await openSecrets(home, names),
    development: false,
    instances: 1,
  };
}
