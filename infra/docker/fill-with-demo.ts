import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemo } from '../demo/load-demo.ts';
import { superviseChild } from '../local/child.ts';
import { readConfig } from '../local/config.ts';
import { type LoadDemo, loadDemoOnce } from '../local/demo.ts';
import { answersOk } from '../local/health.ts';
import { toFailure } from '../local/progress.ts';
import { tolerate } from '../local/tolerate.ts';
import { containerLog, folderOf, programOf } from './programs.ts';
import { home } from './state.ts';

const gatewayUrl = 'http://127.0.0.1:8080';

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
    await loadDemoOnce(readConfig(), home, gatewayUrl, loadBehindOwnGateway);
  } catch (error) {
    console.error(`
  The demo people and their work are incomplete: ${toFailure(error).message}
  "docker compose down --volumes" and "up" begin anew; "up" alone goes on with what there is.`);
    process.exitCode = 1;
  }
}

/** The public gateway opens when this is done, so that whoever comes in finds everything. */
const loadBehindOwnGateway: LoadDemo = async (url, log) => {
  const gateway = superviseChild({
    name: 'gateway',
    command: programOf('gateway', [], { WEB_ROOT: join(folderOf('gateway'), 'web') }),
    log: containerLog,
    isReady: () => answersOk(`${url}/health/ready`),
    onStart() {},
  });
  try {
    await gateway.start();
    return await loadDemo(url, log);
  } finally {
    await gateway.stop();
  }
};
