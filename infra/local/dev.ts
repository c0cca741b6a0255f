import { watch } from 'node:fs';
import { join } from 'node:path';
import { bundledDescriptions, bundleProcesses } from './bundle.ts';
import { checkout } from './checkout.ts';
import { readConfig } from './config.ts';
import { natsServerProgram } from './nats-server.ts';
import { createPlatform } from './platform.ts';
import { sourceOf } from './processes.ts';
import { tellFailure, tellStep, timed, toFailure } from './progress.ts';
import { services } from './services.ts';

const config = readConfig();
const platform = createPlatform({
  config,
  development: true,
  describe: bundledDescriptions,
  tell: tellStep,
});

// Before the first process is started: a stop that comes early must leave none behind.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));

try {
  console.log('Starting Sidework from its sources …');
  await timed('Fetched nats-server', natsServerProgram);
  await timed('Bundled the services, for their migrations', bundleProcesses);
  await platform.start();
  restartOnChange();
  console.log(`
  Its mails arrive at   http://127.0.0.1:${config.port + 34}
  Its logs              make logs
  Stop it               Ctrl-C

Sidework is ready at http://localhost:${config.port + 20}`);
} catch (error) {
  tellFailure(toFailure(error));
  await end(1);
}

/** Vite sees to the web app itself; a change of what all share restarts all. */
function restartOnChange(): void {
  const names = [...services.map(({ name }) => name), 'gateway'];
  const shared = ['contracts/src', 'services/chassis/src'];
  for (const folder of shared) onChange(join(checkout, folder), () => restart(names));
  for (const name of names) onChange(join(sourceOf(name), '..'), () => restart([name]));
}

function onChange(folder: string, act: () => void): void {
  let pending: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(pending);
    pending = setTimeout(act, 200);
  });
}

function restart(names: string[]): void {
  console.log(`  Restarted: ${names.join(', ')}`);
  for (const name of names) void platform.restart(name);
}

async function end(code: number): Promise<void> {
  await platform.stop();
  process.exit(code);
}
