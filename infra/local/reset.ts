import { createInterface } from 'node:readline/promises';
import { readConfig } from './config.ts';
import { homeAt, removeState } from './home.ts';
import { stopPlatform } from './stop.ts';

const config = readConfig();
const home = homeAt(config.home);

if (config.force || (await isConfirmed())) {
  await stopPlatform(home);
  await removeState(home);
  console.log('Everything Sidework knew is forgotten.');
} else {
  console.log('Nothing was changed.');
  process.exitCode = 1;
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('This deletes every account, job and mail. Without a terminal, say FORCE=1.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete every account, job and mail in ${home.dir}? Type "yes": `,
  );
  terminal.close();
  return answer.trim() === 'yes';
}
