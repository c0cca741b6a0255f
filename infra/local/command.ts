import type { User } from './postgres-binaries.ts';

/** A program to run: what `spawn` needs to know. */
export interface Command {
  program: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  runAs?: User;
}
