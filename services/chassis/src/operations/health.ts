import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { degradations } from '@sidework/contracts/kernel/health';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import { z } from 'zod';
import type { Database } from '../db/db.ts';
import { deadLetterCount } from '../events/consumer.ts';
import type { Bus } from '../events/nats.ts';
import { outboxLag } from '../events/outbox.ts';
import type { App } from '../http/server.ts';
import type { News } from '../people/news.ts';
import { limitsOf } from './limits.ts';

const Live = z.object({ status: z.literal('ok') });
const Ready = z.object({
  /** A `degraded` service still serves reads, so it is answered 200: ending or bypassing it would not help. */
  status: z.enum(['ok', 'degraded', 'unavailable']),
  /** Parts that do not work while reads go on. */
  degraded: z.array(z.enum(degradations)),
  database: z.boolean(),
  broker: z.boolean(),
  outboxLagSeconds: z.number(),
  deadLetters: z.number().int(),
  /** The limits of events that are taken to 70 % and more, and the room for files from 80 % on. */
  nearLimits: z.array(z.string()),
  /** The disk on which the process runs; from 90 on an operator should make room. */
  disk: z.object({ usedPercent: z.number().nullable(), isNearlyFull: z.boolean() }),
  /** Whether what is known of people is new enough to decide on; where it is not, some writes are refused (D-109). */
  peopleNews: z.object({ isNew: z.boolean(), ageSeconds: z.number().nullable() }),
});

export interface HealthOptions {
  database: Database;
  bus: Bus;
  /** How much room files may take. */
  mostBytes: number;
  news: News;
  /** Asks the file system for its figures. */
  askDisk?: () => Promise<StatsFs>;
}

/** `/health/live` says that the process answers; `/health/ready`, from this machine only, that it can work. */
export function healthRoutes(app: App, { database, bus, news, mostBytes, askDisk }: HealthOptions) {
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
      const [stored, broker, disk] = await Promise.all([
        storedState({ database, bus, mostBytes }),
        brokerAnswers(bus),
        diskState(askDisk),
      ]);
      const state = { ...stored, broker, disk, peopleNews: ageOf(news) };
      const degraded = degradedOf(state);
      const isReady = state.database && !app.isDraining;
      const status = !isReady ? 'unavailable' : degraded.length > 0 ? 'degraded' : 'ok';
      return reply.code(isReady ? 200 : 503).send({ status, degraded, ...state });
    },
  );
}

/** Milliseconds: one that stands still keeps its connections for a minute. */
const brokersPatience = 1_000;

export const brokerAnswers = async (bus: Bus | undefined) =>
  (await bus?.answers(brokersPatience)) ?? false;

const nearlyFull = 90;

/** `ask` gives what the file system says of itself. */
export async function diskState(ask: () => Promise<StatsFs> = () => statfs(process.cwd())) {
  try {
    const { blocks, bavail, bfree } = await ask();
    // As `df` counts: what only the superuser may still use is no room.
    const used = blocks - bfree;
    const usedPercent = Math.ceil((100 * used) / (used + bavail));
    return { usedPercent, isNearlyFull: usedPercent >= nearlyFull };
  } catch {
    return { usedPercent: null, isNearlyFull: false };
  }
}

export function ageOf(news: News) {
  const age = news.ageMs();
  return {
    isNew: age <= newsMayBe.ofChildren,
    ageSeconds: Number.isFinite(age) ? Math.round(age / 100) / 10 : null,
  };
}

type State = Pick<z.infer<typeof Ready>, 'broker' | 'peopleNews' | 'disk' | 'nearLimits'>;

/** The names of what is missing. */
export function degradedOf({ broker, peopleNews, disk, nearLimits }: State) {
  const named = {
    broker: !broker,
    people_news: !peopleNews.isNew,
    disk: disk.isNearlyFull,
    event_limits: nearLimits.some((name) => name !== 'files'),
    files: nearLimits.includes('files'),
  };
  return (Object.keys(named) as (keyof typeof named)[]).filter((name) => named[name]);
}

/** Ready is who reaches its database: without the broker events wait in the outbox, and people are served all the same. */
async function storedState({ database, bus, mostBytes }: Omit<HealthOptions, 'news'>) {
  try {
    const [outboxLagSeconds, deadLetters, limits] = await Promise.all([
      outboxLag(database.sql),
      deadLetterCount(database),
      limitsOf(database, bus, mostBytes),
    ]);
    const nearLimits = limits.filter(({ isNear }) => isNear).map(({ name }) => name);
    return { database: true, outboxLagSeconds, deadLetters, nearLimits };
  } catch {
    return { database: false, outboxLagSeconds: 0, deadLetters: 0, nearLimits: [] };
  }
}
