import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/course-coupons';
import type { Deps } from '../deps.ts';
import { addCoupon, endCoupon, listCoupons } from './manage-coupons.ts';

export function couponRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCoupons,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listCoupons(deps, actor, params.courseId, query),
  });
  app.route({
    ...api.addCoupon,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) =>
        addCoupon(within, request.actor, request.params.courseId, request.body),
      ),
  });
  app.route({
    ...api.endCoupon,
    config: { access: 'adult' },
    handler: ({ actor, params }) => endCoupon(deps, actor, params),
  });
}
