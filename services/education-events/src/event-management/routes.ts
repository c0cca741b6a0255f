import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/education-events/event-listings';
import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import { isCoHost } from '../co-hosts/require-host.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { ownEvents, ownEventsPage, placeOfOwn } from '../events/own-events.ts';
import { datesOfSeries, getEventFor, type ShownEvent } from '../events/queries.ts';
import { upcomingEvents } from '../events/search-queries.ts';
import { toSeriesDate } from '../events/series.ts';
import { toEventDetail, toEventView } from '../events/view.ts';
import { openPaymentsOf } from '../payments/queries.ts';
import { audienceOf } from '../people/queries.ts';
import { findLatestRegistration } from '../registrations/queries.ts';
import { findOpenPlace } from '../waitlists/queries.ts';
import { toPlaceView } from '../waitlists/view.ts';
import { changeEventPicture, openEventPicture } from './picture.ts';
import { cancelEvent, changeEvent, postEvent } from './write-event.ts';

async function detailOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Actor | undefined,
  eventId: string,
) {
  const audience = await audienceOf(db, viewer);
  const shown = await getEventFor(db, audience, eventId);
  const registration = viewer && (await findLatestRegistration(db, eventId, viewer.id));
  Event.requireVisible(shown.event, { ...audience, registration });
  const place = viewer && (await findOpenPlace(db, eventId, viewer.id));
  const { seriesId } = shown.event;
  const dates = seriesId ? await datesOfSeries(db, audience, seriesId) : [];
  const beside = {
    waitlist: place ? await toPlaceView(db, place) : null,
    isCoHost: viewer !== undefined && (await isCoHost(db, shown.event, viewer.id, now())),
    dates: dates.map(toSeriesDate),
  };
  if (!registration) return toEventDetail(shown, audience, undefined, beside);
  const payments = await openPaymentsOf(db, viewer.id, [registration.id]);
  const paymentId = payments.get(registration.id);
  return toEventDetail(shown, audience, { ...registration, paymentId }, beside);
}

const place = ({ event }: ShownEvent) => [event.eventDate.toISOString(), event.id];

export function eventRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listEvents,
    config: { access: 'public' },
    handler: async ({ viewer, query }) => {
      const audience = await audienceOf(deps.db, viewer);
      const rows = await upcomingEvents(deps.db, audience, query, deps.now());
      return toPage(rows, query.limit, (shown) => toEventView(shown, audience), place);
    },
  });
  app.route({
    ...api.listOwnEvents,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const page = ownEventsPage(query, deps.now());
      return toPage(
        await ownEvents(deps.db, actor.id, page),
        query.limit,
        (shown) => toEventView(shown, { id: actor.id, isChild: false }),
        (shown) => placeOfOwn(shown, page),
      );
    },
  });
  app.route({
    ...api.getEvent,
    config: { access: 'public' },
    handler: ({ viewer, params }) => detailOf(deps, viewer, params.eventId),
  });
  app.route({
    ...api.postEvent,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        detailOf(within, request.actor, await postEvent(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.changeEvent,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await changeEvent(deps, actor, params.eventId, body);
      return detailOf(deps, actor, params.eventId);
    },
  });
  app.route({
    ...api.cancelEvent,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await cancelEvent(deps, actor, params.eventId, body);
      return detailOf(deps, actor, params.eventId);
    },
  });
  takingFiles(app, eventPictureFile, (files) => {
    files.route({
      ...api.uploadEventPicture,
      schema: { ...api.uploadEventPicture.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, params, query, body }) => {
        await changeEventPicture(deps, actor, { ...params, ...query }, body);
        return detailOf(deps, actor, params.eventId);
      },
    });
  });
  app.route({
    ...api.servedEventPicture,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openEventPicture(deps, params.name);
      return reply.headers(headers).send(body);
    },
  });
}
