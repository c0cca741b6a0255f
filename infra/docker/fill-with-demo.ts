import { loadDemo } from '../demo/load-demo.ts';
import { superviseChild } from '../local/child.ts';
import { readConfig } from '../local/config.ts';
import { type LoadDemo, loadDemoOnce } from '../local/demo.ts';
import { answersOk } from '../local/health.ts';
import { toFailure } from '../local/progress.ts';
import { containerLog, programOf } from './programs.ts';
import { home } from './state.ts';

const gatewayUrl = 'http://127.0.0.1:8080';

/** Once for these volumes, and not with `SIDEWORK_DEMO=0`. */
export async function fillWithDemo(): Promise<void> {
  await loadDemoOnce(readConfig(), home, gatewayUrl, loadBehindOwnGateway).catch(tellIncomplete);
}

/** The public gateway opens when this is done, so that whoever comes in finds everything. */
const loadBehindOwnGateway: LoadDemo = async (url, log) => {
  const gateway = superviseChild({
    name: 'gateway',
    command: programOf('gateway', [], { WEB_ROOT: 'web' }),
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

function tellIncomplete(error: unknown): void {
  console.error(`
  The demo people and their work are incomplete: ${toFailure(error).message}
  Sidework runs with what there is; "docker compose down --volumes" and another "up" begin anew.`);
}
