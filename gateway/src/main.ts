import { ConfigError, readConfig } from '@sidework/chassis/config';
import { prepareDrain } from '@sidework/chassis/http/drain';
import { createLogger } from '@sidework/chassis/operations/logger';
import { openTracer } from '@sidework/chassis/operations/tracing';
import closeWithGrace from 'close-with-grace';
import { buildGateway } from './app.ts';
import { GatewayConfig } from './config.ts';

async function serve() {
  const config = readConfig(GatewayConfig);
  const log = createLogger('gateway', config.LOG_LEVEL);
  const tracer = await openTracer('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  const { app, files } = await buildGateway(config, log, tracer);
  const listeners = [app, files];
  const drains = listeners.map(prepareDrain);
  // The last request of a draining gateway may take as long as any other.
  const delay = config.DRAIN_MS + config.UPSTREAM_TIMEOUT_MS + 5_000;
  closeWithGrace({ delay, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the process must end');
    else await Promise.all(drains.map((drain) => drain(config.DRAIN_MS)));
    await app.close();
    await tracer?.close();
  });
  const ports = [config.PORT, config.FILES_PORT];
  for (const [at, listener] of listeners.entries()) {
    const address = await listener.listen({ host: config.HOST, port: ports[at] });
    log.info({ address }, 'listening');
  }
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
