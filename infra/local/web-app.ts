import { spawn } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir, checkout } from './checkout.ts';
import { StartFailure } from './child.ts';
import { inheritedEnvironment } from './config.ts';
import { fingerprint, unlessUnchanged } from './inputs.ts';

/** Gives whether there was anything to build. */
export async function buildWebApp(): Promise<boolean> {
  const inputs = await fingerprint(['package-lock.json', 'contracts/src', 'web']);
  const isThere = await stat(join(checkout, 'web', 'dist', 'index.html')).catch(() => undefined);
  await mkdir(buildDir, { recursive: true });
  const builtFrom = join(buildDir, 'web-inputs');
  if (!isThere) await rm(builtFrom, { force: true });
  return unlessUnchanged(builtFrom, inputs, build);
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const child = spawn('npm', ['run', '--silent', 'build', '-w', 'web'], {
      cwd: checkout,
      env: { ...inheritedEnvironment(), NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => printed.push(String(chunk)));
    child.stderr.on('data', (chunk) => printed.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => {
      // A stack of the bundler's own says nothing about the web app.
      const lines = printed.join('').trimEnd().split('\n');
      const lastLines = lines.filter((line) => !/^ +at /.test(line)).slice(-20);
      if (code === 0) resolve();
      else reject(new StartFailure(`The web app could not be built (code ${code}).`, lastLines));
    });
  });
}
