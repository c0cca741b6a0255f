import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/mileage-trips';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { addTrip, deleteTrip, editTrip } from './change-trips.ts';
import { mileageFile, mileageYear } from './mileage-year.ts';
import { tripsOf } from './queries.ts';
import { toTripView } from './trip.ts';

export function mileageRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listMileageTrips,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const trips = await tripsOf(deps.db, actor, query);
      return toPage(trips, query.limit, toTripView, ({ date, id }) => [date, id]);
    },
  });
  app.route({
    ...api.getMileageYear,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await requireReader(deps.db, actor);
      return mileageYear(deps.db, actor, params.year);
    },
  });
  app.route({
    ...api.downloadMileage,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await requireReader(deps.db, actor);
      return mileageFile(deps.db, actor, params.year);
    },
  });
  app.route({
    ...api.addMileageTrip,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toTripView(await addTrip(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.editMileageTrip,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toTripView(await editTrip(deps, actor, params.tripId, body)),
  });
  app.route({
    ...api.deleteMileageTrip,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await deleteTrip(deps, actor, params.tripId);
      return reply.code(204).send(null);
    },
  });
}
