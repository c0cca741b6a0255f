import { randomBytes } from 'node:crypto';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import { requireActing } from '@sidework/chassis/people/people';
import * as api from '@sidework/contracts/business-tools/calendar-feeds';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { toCalendar } from './calendar.ts';
import { calendarDaysOf, feedOf, findFeed, removeFeed, saveFeed } from './queries.ts';

export function calendarRoutes(app: App, deps: Deps) {
  const addressOf = (token: string | undefined) => ({
    url: token ? new URL(`/api/calendar-feeds/${token}`, deps.config.PUBLIC_URL).href : null,
  });
  app.route({
    ...api.getCalendarFeed,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => {
      await requireReader(deps.db, actor);
      return addressOf((await feedOf(deps.db, actor.id))?.token);
    },
  });
  app.route({
    ...api.renewCalendarFeed,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => addressOf(await renewFeed(deps, actor)),
  });
  app.route({
    ...api.closeCalendarFeed,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => {
      await deps.db.transaction(async (tx) => {
        await requireActing(tx, actor);
        await removeFeed(tx, actor.id);
      });
      return addressOf(undefined);
    },
  });
  app.route({
    ...api.readCalendarFeed,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) =>
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .send(await readFeed(deps, params.token)),
  });
}

/** A token of 256 bits; the one before it opens nothing any more. */
const renewFeed = ({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<string> =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const token = randomBytes(32).toString('base64url');
    await saveFeed(tx, actor.id, token, now());
    return token;
  });

async function readFeed({ db }: Pick<Deps, 'db'>, token: string): Promise<Buffer> {
  const feed = await findFeed(db, token);
  if (!feed) throw notFound('feed_not_found');
  return Buffer.from(toCalendar(await calendarDaysOf(db, feed.professionalId)));
}
