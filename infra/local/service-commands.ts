import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { homeAt } from './home.ts';
import { portsFrom } from './ports.ts';
import { bundleOf, oneTimeCommand } from './processes.ts';
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
  const secrets = await openSecrets(
    home,
    services.map(({ name }) => name),
  );
  const installation = {
    home,
    ports: portsFrom(config.port),
    secrets,
    development: false,
    instances: 1,
  };
  const { program, args: all, env, cwd } = oneTimeCommand(installation, service, args);
  const [code] = await once(spawn(program, all, { env, cwd, stdio: 'inherit' }), 'exit');
  if (code !== 0 && !findRunning(home)) console.error('Sidework does not run: make up starts it.');
  return code ?? 1;
}
