import { readAsked } from './config.ts';
import { UnusableError } from './configurations.ts';

await start(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof UnusableError ? error.message : error);
  process.exitCode = 1;
});

async function start(args: string[]): Promise<void> {
  const { name, port, settings } = readAsked(args);
  const starting = startPostgres();
  // A database that is killed while it is made leaves its folder behind. Why it could not start is told below.
  let stop = () =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    );
  let isLeaving = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => {
      isLeaving = true;
      void stop().finally(() => process.exit());
    });
  // The service's modules take as long to load as the database to start.
  const [postgres, { serve }] = await Promise.all([starting, import('./serve.ts')]);
  if (isLeaving) return;
  stop = postgres.stop;
  const running = await serve(settings, postgres.url).catch((error: unknown) =>
    postgres.stop().then(() => Promise.reject(error)),
  );
  stop = () => running.close().finally(postgres.stop);
  console.log(`identity ${name} is ready at http://127.0.0.1:${port}`);
}

/** Loaded only where it is needed, so that a mistake in the arguments is told at once. */
async function startPostgres() {
  const { startTemporaryPostgres } = await import('./temporary-postgres.ts');
  return startTemporaryPostgres();
}
