import { access, writeFile } from 'node:fs/promises';
import { loadDemo } from '../demo/load-demo.ts';
import type { LocalConfig } from './config.ts';
import type { Home } from './home.ts';
import { timed } from './progress.ts';

export interface DemoAccount {
  /** What this person is there to show. */
  role: string;
  email: string;
  password: string;
}

/** Makes demo people and content through the gateway's API; gives the accounts to sign in with. */
export type LoadDemo = (gatewayUrl: string, log: (line: string) => void) => Promise<DemoAccount[]>;

/** On the first start of a state folder only: the content is people's own from then on. */
export async function loadDemoOnce(
  config: LocalConfig,
  home: Home,
  gatewayUrl: string,
  load: LoadDemo = loadDemo,
): Promise<void> {
  if (!config.demo || (await exists(home.demoMarker))) return;
  const accounts = await timed('Demo people and content', () =>
    load(gatewayUrl, (line) => console.log(`  ${line}`)),
  );
  await writeFile(home.demoMarker, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  if (accounts.length === 0) return;
  console.log('\n  Demo accounts');
  for (const { role, email, password } of accounts) {
    console.log(`    ${email.padEnd(32)} ${password.padEnd(20)} ${role}`);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
