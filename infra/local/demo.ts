import { readFile, writeFile } from 'node:fs/promises';
import { type DemoAccount, type DemoPlatform, loadDemo } from '../demo/load-demo.ts';
import type { LocalConfig } from './config.ts';
import type { Home } from './home.ts';
import { timed } from './progress.ts';
import { tolerate } from './tolerate.ts';

/** Makes demo people and content through the gateway's API; gives the accounts to sign in with. */
export type LoadDemo = (
  platform: DemoPlatform,
  log: (line: string) => void,
) => Promise<DemoAccount[]>;

/** On the first `make up` of a state folder only: the content is people's own from then on. */
export async function loadDemoOnce(
  config: LocalConfig,
  home: Home,
  platform: DemoPlatform,
  load: LoadDemo = loadDemo,
): Promise<void> {
  // The accounts that were made; nothing in it, of a load that did not come to its end.
  const marker = await readFile(home.demoMarker, 'utf8').catch(tolerate('ENOENT'));
  const mark = (text: string) => writeFile(home.demoMarker, text, { mode: 0o600 });
  if (!config.demo) {
    if (marker === undefined) await mark('[]');
  } else if (marker === undefined) {
    // Before the load: the people that it made until it failed cannot be made a second time.
    await mark('');
    const accounts = await timed('Demo people and content', () =>
      load(platform, (line) => console.log(`  ${line}`)),
    );
    await mark(JSON.stringify(accounts, null, 2));
    tellAccounts(accounts);
  } else if (marker === '') {
    throw new Error('The first start did not come to the end of it.');
  } else tellAccounts(JSON.parse(marker));
}

function tellAccounts(accounts: DemoAccount[]): void {
  if (accounts.length === 0) return;
  console.log('\n  Demo accounts');
  for (const { role, email, password, totpSecret } of accounts) {
    const second = totpSecret ? `, secret of its authenticator app: ${totpSecret}` : '';
    console.log(`    ${email.padEnd(32)} ${password.padEnd(20)} ${role}${second}`);
  }
}
