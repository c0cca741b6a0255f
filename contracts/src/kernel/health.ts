import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Moment } from './values.ts';

/** A service without these serves reads all the same. */
export const degradations = ['broker', 'people_news', 'disk', 'event_limits', 'files'] as const;

/** One running process of a service, as an administrator sees it. */
export const ServiceHealth = z
  .object({
    service: z.string(),
    /** Tells the instances of a service apart: host and process id. */
    instance: z.string(),
    startedAt: Moment,
    /** Whether it answers in time; what only it knows is null where it does not. */
    database: z.boolean(),
    broker: z.boolean(),
    /** The readiness says what is missing; a process of the version before has no such field. */
    degraded: z.array(z.enum(degradations)).optional(),
    outbox: z
      .object({
        /** Events written and not yet published. */
        waiting: z.number().int(),
        /** Seconds that the oldest of them has waited. */
        lagSeconds: z.number(),
      })
      .nullable(),
    deadLetters: z
      .array(
        z.object({
          consumer: z.string(),
          count: z.number().int(),
          latestReason: z.string(),
          latestParkedAt: Moment,
        }),
      )
      .nullable(),
    /** The share of the room that is taken, up to 1; from 0.7 on, for files from 0.8 on, an operator should look. */
    limits: z
      .array(
        z.object({
          /** `stream`: room for what was not read; `log`: age of what a reader still misses, of how long it is kept; `files`: their room. */
          name: z.enum(['stream', 'log', 'files']),
          share: z.number(),
          isNear: z.boolean(),
        }),
      )
      .nullable(),
    mails: z
      .object({
        waiting: z.number().int(),
        /** Refused for good by the mail server, or after the last try. */
        givenUp: z.number().int(),
      })
      .nullable(),
    /** Open sockets of this process; null where it holds none. */
    sockets: z.number().int().nullable(),
    /** How late the event loop was in the worst ten seconds of the last minute, in milliseconds. */
    eventLoopDelayP99: z.number(),
    memoryMegabytes: z.number(),
  })
  .meta({ id: 'ServiceHealth' });
export type ServiceHealth = z.infer<typeof ServiceHealth>;

/** The health of one service, told by itself: `/api/marketplace/health`. */
export function serviceHealth<const N extends string>(service: N) {
  return endpoint({
    method: 'GET',
    url: `/${service}/health` as `/${N}/health`,
    schema: {
      summary: `The health of ${service}, for administrators`,
      response: { 200: ServiceHealth },
    },
  });
}
