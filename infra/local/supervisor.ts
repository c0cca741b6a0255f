import { clusterEngines } from '../cluster/engines/engines.ts';
import { bundledDescriptions } from './bundle.ts';
import { readConfig } from './config.ts';
import { type News, release } from './news.ts';
import { createPlatform } from './platform.ts';
import { toFailure } from './progress.ts';

let isReleased = false;

// A full disk may lose lines of its own log, but must not end it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const config = readConfig();
const platform = createPlatform({
  config,
  engines: config.cluster ? clusterEngines(config.port) : undefined,
  development: false,
  describe: bundledDescriptions,
  tell: (what, milliseconds) => tell({ kind: 'step', what, milliseconds }),
});

// Before the first process is started: a stop that comes early must leave none behind.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
process.on('message', (message) => {
  if (message === release) isReleased = true;
});
process.on('disconnect', () => {
  if (!isReleased) void end(1);
});

try {
  await platform.start();
  tell({ kind: 'ready' });
} catch (error) {
  await platform.stop();
  tell({ kind: 'failed', failure: toFailure(error) });
  process.exitCode = 1;
  isReleased = true;
  process.disconnect?.();
}

function tell(news: News): void {
  if (process.connected) process.send?.(news);
}

async function end(code: number): Promise<void> {
  await platform.stop();
  process.exit(code);
}
