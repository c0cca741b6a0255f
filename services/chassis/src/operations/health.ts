import { z } from 'zod';
import type { Database } from '../db/db.ts';
import { deadLetterCount } from '../events/consumer.ts';
import type { Bus } from '../events/nats.ts';
import { outboxLag } from '../events/outbox.ts';
import type { App } from '../http/server.ts';
import { limitsOf } from './limits.ts';

const Live = z.object({ status: z.literal('ok') });
const Ready = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.boolean(),
  broker: z.boolean(),
  outboxLagSeconds: z.number(),
  deadLetters: z.number().int(),
  /** The limits of events that are taken to 70 % and more. */
  nearLimits: z.array(z.string()),
});

export interface HealthOptions {
  database: Database;
  bus: Bus;
}

/** `/health/live` says that the process answers; `/health/ready`, from this machine only, that it can work. */
export function healthRoutes(app: App, { database, bus }: HealthOptions) {
  app.get(
    '/health/live',
    { config: { access: 'public' }, schema: { response: { 200: Live } }, logLevel: 'silent' },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/health/ready',
    {
      config: { access: 'public' },
      schema: { response: { 200: Ready, 503: Ready } },
      logLevel: 'silent',
    },
    async (_request, reply) => {
      const state = await readiness(database, bus, app.isDraining);
      return reply.code(state.status === 'ok' ? 200 : 503).send(state);
    },
  );
}

/** Ready is who reaches its database: without the broker events wait in the outbox, and people are served all the same. */
async function readiness(
  database: Database,
  bus: Bus,
  isDraining: boolean,
): Promise<z.infer<typeof Ready>> {
  const broker = bus.isConnected();
  try {
    const [outboxLagSeconds, deadLetters, limits] = await Promise.all([
      outboxLag(database.sql),
      deadLetterCount(database),
      limitsOf(database.sql, bus),
    ]);
    const nearLimits = limits.filter(({ isNear }) => isNear).map(({ name }) => name);
    const status = isDraining ? 'unavailable' : 'ok';
    return { status, database: true, broker, outboxLagSeconds, deadLetters, nearLimits };
  } catch {
    const nothing = { outboxLagSeconds: 0, deadLetters: 0, nearLimits: [] };
    return { status: 'unavailable', database: false, broker, ...nothing };
  }
}
