import { type Act, keep, pickThing, playerOf } from '../world.ts';
import { agreeing, isUnderWay, serviceOf } from './sides-of-service.ts';

/** The client pays for agreed work, and either side cancels it. */
export const paymentActs: Act[] = [
  {
    name: 'put money down',
    weight: 2,
    plan(world) {
      const service = pickThing(
        world,
        'serviceId',
        (each) => isUnderWay(each) && !each.is?.isFunded,
      );
      const by = playerOf(world, service?.whose[1]);
      if (!service || !by) return undefined;
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/fund`,
        body: { amountCents: 1_000 },
        ...agreeing(world, service, by),
        done({ paymentId }) {
          keep(world, 'paymentId', { id: String(paymentId), whose: [by.id] });
        },
      };
    },
  },
  {
    name: 'pay by card',
    weight: 2,
    plan(world) {
      const payment = pickThing(world, 'paymentId', ({ is }) => !is?.isPaid);
      const by = playerOf(world, payment?.whose[0]);
      if (!payment || !by) return undefined;
      return {
        by,
        method: 'POST',
        path: `/api/payments/${payment.id}/card`,
        body: { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', name: by.fullName },
        done: () => {
          payment.is = { isPaid: true };
        },
      };
    },
  },
  {
    name: 'cancel work',
    weight: 0.5,
    plan(world) {
      const service = serviceOf(world, isUnderWay);
      const by = playerOf(world, service && world.chance.pick(service.whose.slice(0, 2)));
      if (!service || !by) return undefined;
      const path = `/api/services/${service.id}/cancel`;
      return { by, method: 'POST', path, body: {}, protects: true };
    },
  },
];
