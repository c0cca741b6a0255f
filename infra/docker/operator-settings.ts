import { readFile, rename, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { tolerate } from '../local/tolerate.ts';
import { home } from './state.ts';

/** The operator of a business sets these, by service. A trial has none. */
type OperatorSettings = Record<string, Record<string, string>>;

/** Keeps what comes by the standard input, so that no secret stands among the variables of a container. */
export async function keepOperatorSettings(): Promise<void> {
  const settings = await json(process.stdin);
  await writeFile(`${home.operatorSettings}.new`, JSON.stringify(settings), { mode: 0o600 });
  await rename(`${home.operatorSettings}.new`, home.operatorSettings);
}

export async function operatorSettings(): Promise<OperatorSettings> {
  const kept = await readFile(home.operatorSettings, 'utf8').catch(tolerate('ENOENT'));
  return kept ? JSON.parse(kept) : {};
}
