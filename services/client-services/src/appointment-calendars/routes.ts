import { randomBytes } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import { requireActingAdult } from '@sidework/chassis/people/people';
import * as api from '@sidework/contracts/client-services/own-appointments';
import type { Deps } from '../deps.ts';
import { calendarOf, ownAppointments, removeCalendar, saveCalendar } from './queries.ts';
import { readCalendar } from './read-calendar.ts';
import { toOwnAppointmentView } from './view.ts';

export function appointmentCalendarRoutes(app: App, deps: Deps) {
  const addressOf = (token: string | undefined) => ({
    url: token ? new URL(`/api/appointment-calendars/${token}`, deps.config.PUBLIC_URL).href : null,
  });
  app.route({
    ...api.listOwnAppointments,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const span = { from: new Date(query.from), to: new Date(query.to) };
      const found = await ownAppointments(deps.db, actor.id, span, api.mostOwnAppointments);
      return { items: found.map((each) => toOwnAppointmentView(each, actor.id)) };
    },
  });
  app.route({
    ...api.getAppointmentCalendar,
    config: { access: 'adult' },
    handler: async ({ actor }) => addressOf((await calendarOf(deps.db, actor.id))?.token),
  });
  app.route({
    ...api.renewAppointmentCalendar,
    config: { access: 'adult' },
    handler: async ({ actor }) => addressOf(await renewCalendar(deps, actor)),
  });
  app.route({
    ...api.closeAppointmentCalendar,
    config: { access: 'adult' },
    handler: async ({ actor }) => {
      await deps.db.transaction((tx) => removeCalendar(tx, actor.id));
      return addressOf(undefined);
    },
  });
  app.route({
    ...api.readAppointmentCalendar,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) =>
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .send(await readCalendar(deps, params.token)),
  });
}

/** A token of 256 bits; the one before it opens nothing any more. */
const renewCalendar = ({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<string> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const token = randomBytes(32).toString('base64url');
    await saveCalendar(tx, actor.id, token, now());
    return token;
  });
