import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/bookings';
import { toAppointmentView } from '../appointments/view.ts';
import type { Deps } from '../deps.ts';
import { bookGig } from './book-gig.ts';
import { listFreeTimes } from './list-free-times.ts';

export function bookingRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFreeTimes,
    config: { access: 'adult' },
    handler: ({ params, query }) => listFreeTimes(deps, params.gigId, query.from),
  });
  app.route({
    ...api.bookGig,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toAppointmentView(await bookGig(within, request.actor, request.body)),
      ),
  });
}
