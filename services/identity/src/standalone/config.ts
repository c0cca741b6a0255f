import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configurationOf, type Name, names, UnusableError } from './configurations.ts';

export interface Asked {
  name: Name;
  port: number;
  settings: Record<string, unknown>;
}

const usage = `Usage: npm run profile -w services/identity -- --profile NAME --port PORT [--keys FILE]
NAME is one of ${names.join(', ')}.`;

/** Reads the command line and the environment. */
export function readAsked(args: string[]): Asked {
  const { NODE_ENV, LOG_LEVEL, INIT_CWD = '.', GOTRUE_JWT_SECRET, GOTRUE_JWT_KEYS } = process.env;
  if (NODE_ENV === 'production')
    throw new UnusableError(
      'It trusts tokens that others signed, so it does not start with NODE_ENV=production.',
    );
  const { profile, port: given, keys } = argumentsOf(args);
  const name = names.find((each) => each === profile);
  const port = Number(given);
  if (!name || !Number.isInteger(port) || port < 1 || port > 65_535) throw new UnusableError(usage);
  const settings = configurationOf(name, {
    port,
    // npm runs us in the workspace's folder; the path was typed in another.
    keys: keys === undefined ? undefined : contentOf(resolve(INIT_CWD, keys)),
    secret: GOTRUE_JWT_SECRET,
    asymmetricKeys: GOTRUE_JWT_KEYS,
  });
  return {
    name,
    port,
    settings: { NODE_ENV: NODE_ENV || 'development', LOG_LEVEL: LOG_LEVEL || 'warn', ...settings },
  };
}

function argumentsOf(args: string[]) {
  const options = {
    profile: { type: 'string' },
    port: { type: 'string' },
    keys: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new UnusableError(usage);
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UnusableError(`The file ${path} cannot be read.`);
  }
}
