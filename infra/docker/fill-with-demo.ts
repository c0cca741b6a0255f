import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoPlatform, loadDemo } from '../demo/load-demo.ts';
import { databaseUrl } from '../local/accounts.ts';
import { runToEnd, superviseChild } from '../local/child.ts';
import { readConfig } from '../local/config.ts';
import { type LoadDemo, loadDemoOnce } from '../local/demo.ts';
import { answersOk } from '../local/health.ts';
import { toFailure } from '../local/progress.ts';
import type { Secrets } from '../local/secrets.ts';
import { tolerate } from '../local/tolerate.ts';
import { environmentOf } from './prepare-stores.ts';
import { containerLog, folderOf, programOf } from './programs.ts';
import { home, secretsOfAll } from './state.ts';

const platformOf = (secrets: Secrets): DemoPlatform => ({
  gatewayUrl: 'http://127.0.0.1:8080',
  mailboxUrl: 'http://mailpit:8025',
  ownerUrlOf: (service) => databaseUrl('postgres', secrets, service, 'owner'),
  async grantAdmin(email) {
    const environment = environmentOf('identity', secrets);
    const command = programOf('identity', ['grant-admin', email], environment);
    await runToEnd('The first administrator', command, containerLog);
  },
});

/** Once for these volumes, and not with `SIDEWORK_DEMO=0`. A load that fails ends this start, and is left alone by the next. */
export async function fillWithDemo(): Promise<void> {
  const marker = await readFile(home.demoMarker, 'utf8').catch(tolerate('ENOENT'));
  if (marker === '') {
    console.error(
      'The demo people and their work are incomplete; Sidework runs with what there is.',
    );
    return;
  }
  try {
    const platform = platformOf(await secretsOfAll());
    await loadDemoOnce(readConfig(), home, platform, loadBehindOwnGateway);
  } catch (error) {
    console.error(`
  The demo people and their work are incomplete: ${toFailure(error).message}
  "docker compose down --volumes" and "up" begin anew; "up" alone goes on with what there is.`);
    process.exitCode = 1;
  }
}

/** The public gateway opens when this is done, so that the first visitor finds everything. */
const loadBehindOwnGateway: LoadDemo = async (on, log) => {
  const gateway = superviseChild({
    name: 'gateway',
    command: programOf('gateway', [], { WEB_ROOT: join(folderOf('gateway'), 'web') }),
    log: containerLog,
    isReady: () => answersOk(`${on.gatewayUrl}/health/ready`),
    onStart() {},
  });
  try {
    await gateway.start();
    return await loadDemo(on, log);
  } finally {
    await gateway.stop();
  }
};
