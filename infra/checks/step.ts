import { spawn } from 'node:child_process';
import { checkout } from '../local/checkout.ts';
import { inheritedEnvironment } from '../local/config.ts';
import { testSettings } from './config.ts';

type Environment = Record<string, string>;

export interface Outcome {
  passed: boolean;
  output: string;
}

// Programs see a pipe here and not the terminal that their output may reach in the end.
const colors: Environment = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Does one step of a check and says how it went; what it printed is shown only when it failed. */
export async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const started = performance.now();
  const { passed, output } = await work().catch((error) => ({
    passed: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (output.trim() && (!passed || /^(warning|note)/.test(output))) {
    console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
  }
  return passed;
}

/** Runs a program of `node_modules/.bin` under the Node that runs this. */
export function tool(name: string, args: string[], env?: Environment): Promise<Outcome> {
  return program(process.execPath, [`node_modules/.bin/${name}`, ...args], { env });
}

export function program(
  file: string,
  args: string[],
  { env, detached = false }: { env?: Environment | undefined; detached?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: checkout,
      env: { ...inheritedEnvironment(), ...testSettings(), ...colors, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ passed: code === 0, output: Buffer.concat(printed).toString() }),
    );
  });
}
