import type { App } from '@sidework/chassis/http/server';
import { figureWeeks, getFigures } from '@sidework/contracts/network-chat/figures';
import type { Deps } from '../deps.ts';
import { figuresOf } from './queries.ts';
import { lastWeeks, toWeekFigures } from './weeks.ts';

export function figureRoutes(app: App, { db, now }: Deps) {
  app.route({
    ...getFigures,
    config: { access: 'moderator' },
    handler: async () => {
      const weeks = lastWeeks(now(), figureWeeks);
      const sums = await figuresOf(db, weeks);
      return { weeks: weeks.map((week) => toWeekFigures(week, sums)) };
    },
  });
}
