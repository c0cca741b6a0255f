import { openDatabase } from '@sidework/chassis/db/db';
import { createLogger } from '@sidework/chassis/operations/logger';
import { buildService } from '@sidework/chassis/service';
import { clientServices } from '../src/app.ts';

/* The service in a process of its own, for a campaign that kills it; its first line says that it listens. */

const { config: given, port } = JSON.parse(process.argv[2] ?? '{}');
const config = clientServices.config.parse(given);
const { app } = await buildService(clientServices, config, {
  database: openDatabase(config.DATABASE_URL, clientServices.name),
  log: createLogger(clientServices.name, config.LOG_LEVEL),
  news: { ageMs: () => 0 },
});
await app.listen({ host: '127.0.0.1', port });
console.log('listening');
