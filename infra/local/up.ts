import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalConfig, readConfig } from './config.ts';
import { homeAt } from './home.ts';
import { tellFailure, toFailure } from './progress.ts';
import { findRunning, type RunRecord } from './run-record.ts';
import { startEverything } from './start.ts';

try {
  const config = readConfig();
  tellAddresses((await findReady(config)) ?? (await startUnlessBeaten(config)));
} catch (error) {
  tellFailure(toFailure(error));
  console.error('\nSidework did not start, and nothing was left running.');
  process.exitCode = 1;
}

/** Two commands may start at once; then one of them wins, and the other has nothing left to do. */
async function startUnlessBeaten(config: LocalConfig): Promise<RunRecord> {
  console.log('Starting Sidework …');
  try {
    const { record, release } = await startEverything(config, tellIncompleteDemo);
    release();
    return record;
  } catch (error) {
    const winner = await findReady(config);
    if (winner) return winner;
    throw error;
  }
}

/** Waits where another command is starting it at this moment. */
async function findReady(config: LocalConfig): Promise<RunRecord | undefined> {
  for (;;) {
    const record = findRunning(homeAt(config.home));
    if (record?.isReady) console.log('Sidework runs already.');
    if (!record || record.isReady) return record;
    await sleep(200);
  }
}

function tellIncompleteDemo(error: unknown): void {
  console.error(`
  The demo people and their work are incomplete: ${toFailure(error).message}
  Sidework runs with what there is; "make reset" and then "make up" begin anew.`);
}

function tellAddresses({ url, mailboxUrl }: RunRecord): void {
  console.log(`
  Its mails arrive at   ${mailboxUrl}
  Its logs              make logs
  Stop it               make down

Sidework is ready at ${url}`);
}
