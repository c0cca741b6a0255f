import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../local/command.ts';
import type { LogFile } from '../local/log-file.ts';
import { services } from '../local/services.ts';
import type { Description } from '../nats/description.ts';
import { environment } from './config.ts';

export const folderOf = (name: string) => join(import.meta.dirname, '..', name);

/** The program of a process, which the image of the jobs holds beside theirs. */
export function programOf(name: string, args: string[], own: Record<string, string> = {}): Command {
  return {
    program: process.execPath,
    args: ['--enable-source-maps', 'main.js', ...args],
    env: { ...environment(), ...own },
    cwd: folderOf(name),
  };
}

export const migrationsOf = (name: string) => join(folderOf(name), 'services', name, 'migrations');

export function descriptions(): Promise<Description[]> {
  return Promise.all(
    services.map(async ({ name }) =>
      JSON.parse(await readFile(join(folderOf(name), 'description.json'), 'utf8')),
    ),
  );
}

/** The engine keeps what a container prints. */
export const containerLog: LogFile = {
  write: (chunk) => void process.stdout.write(chunk),
  lastLines: () => [],
  close() {},
};
