import { startPlatformUnderTest } from '../platform/platform-under-test.ts';
import { runMarkers, tellMarkers } from './run-markers.ts';

const [calls = '2000', seed = '1'] = process.argv.slice(2);

/** Walks on a platform of its own until something is found; the exit code is 3 where it is. */
const platform = await startPlatformUnderTest();
const leave = () => void platform.stop().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
try {
  const report = await runMarkers(platform, Number(calls), {
    seed: Number(seed),
    mostFindings: 1,
    tell: () => {},
  });
  console.log(tellMarkers(report));
  process.exitCode = report.findings.length > 0 ? 3 : 0;
} finally {
  await platform.stop();
}
