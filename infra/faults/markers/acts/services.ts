import type { Json } from '../../people/caller.ts';
import type { Kind } from '../marker.ts';
import type { Player, Thing, World } from '../world.ts';
import { type Act, isKid, keep, pickThing, playerOf, relate, write } from '../world.ts';

const timeZone = 'America/New_York';
const later = (world: World) => `2099-0${1 + Math.floor(world.chance.between(0, 9))}-12`;

/** A service that fits, more often than not of a child. */
function serviceOf(world: World, fits: (thing: Thing) => boolean = () => true) {
  const { guardians } = world.facts;
  const isChilds = ({ whose }: Thing) => whose.some((id) => guardians.has(id));
  const ofChild = world.chance.oneIn(3)
    ? undefined
    : pickThing(world, 'serviceId', (each) => isChilds(each) && fits(each));
  return ofChild ?? pickThing(world, 'serviceId', fits);
}

const isUnderWay = ({ is }: Thing) => is?.status === 'in_progress';

/** The two sides of a service; `first` makes the professional or the client the one who acts. */
function sidesOf(
  world: World,
  service: Thing | undefined,
  first?: 'professional' | 'client',
): [Player, Player] | undefined {
  const sides = (service?.whose ?? []).slice(0, 2).flatMap((id) => playerOf(world, id) ?? []);
  const [one, other] = first ? sides : world.chance.shuffled(sides);
  if (!one || !other) return undefined;
  return first === 'client' ? [other, one] : [one, other];
}

/** Keeps how a service stands, as an answer told it. */
function harvest(world: World, item: Json): void {
  if (!item.professionalId || !item.clientId || !item.agreement) return;
  const idIn = (what: string) => (item[what] as { id?: string } | null)?.id;
  const { proposedBy, status: negotiationStatus } = (item.negotiation ?? {}) as Json;
  keep(world, 'serviceId', {
    id: String(item.id),
    whose: [String(item.professionalId), String(item.clientId)],
    is: {
      negotiation: idIn('negotiation'),
      extension: idIn('extension'),
      proposedBy,
      negotiationStatus,
      status: item.status,
      hasDeadline: item.deadline !== null,
      isReviewed: item.review !== null,
      isFunded: Number(item.escrowedAmountCents) > 0,
    },
  });
}

interface Worded {
  weight?: number;
  first?: 'professional' | 'client';
  fits?: (service: Thing) => boolean;
  kind?: Kind;
  /** Whether it goes through without its words where they may not. */
  protects?: boolean;
}

/** An act of one side of a service, in words that the other side reads. */
const worded = (
  name: string,
  path: string,
  bodyOf: (text: string, world: World, service: Thing) => Record<string, unknown>,
  { weight = 3, first, fits = isUnderWay, kind = 'service', protects = false }: Worded = {},
): Act => ({
  name,
  weight,
  plan(world) {
    const service = serviceOf(world, fits);
    const sides = sidesOf(world, service, first);
    if (!service || !sides) return undefined;
    const [by, other] = sides;
    const said = write(world, kind, by, [other], 4);
    return {
      by,
      method: 'POST',
      path: `/api/services/${service.id}/${path}`,
      among: [other],
      body: bodyOf(said.text, world, service),
      words: [said],
      protects,
      done: (answer) => harvest(world, answer),
    };
  },
});

/** An act on what waits for an answer in a service. */
const answered = (
  name: string,
  what: 'negotiation' | 'extension',
  act: string,
  body: Record<string, unknown>,
  byGuardian = false,
): Act => ({
  name,
  weight: 2,
  plan(world) {
    const isWaiting = ({ is }: Thing) =>
      is?.[what] !== undefined && (is.negotiationStatus === 'awaiting_guardian') === byGuardian;
    const service = serviceOf(world, isWaiting);
    const sides = sidesOf(world, service);
    if (!service || !sides) return undefined;
    const guardians = sides.flatMap((each) => each.guardians);
    const answerer = sides.find(({ id }) => id !== service.is?.proposedBy);
    const by = byGuardian && guardians.length > 0 ? world.chance.pick(guardians) : answerer;
    return { by, method: 'POST', path: `/api/${what}s/${service.is?.[what]}/${act}`, body };
  },
});

/** Agreed work: its terms, its stages and its reviews. */
export const serviceActs: Act[] = [
  {
    name: 'look at own work',
    weight: 8,
    plan(world) {
      const by = world.chance.pick(world.everybody);
      const as = isKid(by) || world.chance.oneIn(2) ? 'professional' : 'client';
      return {
        by,
        method: 'GET',
        path: `/api/services?as=${as}&limit=50`,
        done({ items }) {
          for (const item of items as Json[]) harvest(world, item);
        },
      };
    },
  },
  worded('ask for other terms', 'negotiations', (reason, world) => ({
    proposedAmountCents: 100 * Math.floor(world.chance.between(30, 90)),
    timeZone,
    reason,
  })),
  worded(
    'ask for more time',
    'extensions',
    (reason, world) => ({ proposedDeadline: later(world), reason }),
    { first: 'professional', fits: (each) => isUnderWay(each) && each.is?.hasDeadline === true },
  ),
  worded('ask for changes', 'request-changes', (reason) => ({ reason }), {
    first: 'client',
    fits: ({ is }) => is?.status === 'completed' && !is.isReviewed,
  }),
  worded('dispute', 'dispute', (reason) => ({ reason }), {
    fits: ({ is }) => is?.isFunded === true,
    protects: true,
  }),
  worded(
    'go back a stage',
    'progress',
    (reason, world) => ({
      progressStage: world.chance.pick(['not_started', 'in_progress', 'halfway']),
      reason,
    }),
    { first: 'professional' },
  ),
  worded('answer a review', 'review/reply', (reply) => ({ reply }), {
    first: 'professional',
    kind: 'review',
    fits: ({ is }) => is?.isReviewed === true,
  }),
  {
    name: 'move on',
    weight: 4,
    plan(world) {
      const service = serviceOf(world, isUnderWay);
      const by = playerOf(world, service?.whose[0]);
      if (!service || !by) return undefined;
      const progressStage = world.chance.pick(['in_progress', 'near_completion', 'completed']);
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/progress`,
        body: { progressStage },
      };
    },
  },
  {
    name: 'review',
    weight: 4,
    plan(world) {
      const service = serviceOf(world, ({ is }) => is?.status === 'completed' && !is.isReviewed);
      const [worker, by] = service?.whose.flatMap((id) => playerOf(world, id) ?? []) ?? [];
      if (!service || !worker || !by) return undefined;
      const comment = write(world, 'review', by, [worker]);
      const isPlain = isKid(worker) && !world.chance.oneIn(3);
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/review`,
        body: { rating: 5, ...(isPlain ? { phrases: ['careful'] } : { comment: comment.text }) },
        ...(isKid(worker) && !isPlain && { mustFail: "reviews of a child's work have no words" }),
      };
    },
  },
  {
    name: 'set a deadline',
    weight: 2,
    plan(world) {
      const service = serviceOf(world, isUnderWay);
      const [worker, by] = service?.whose.flatMap((id) => playerOf(world, id) ?? []) ?? [];
      if (!service || !worker || !by) return undefined;
      return {
        by,
        method: 'PUT',
        path: `/api/services/${service.id}/deadline`,
        body: { deadline: later(world), timeZone },
        ...(isKid(worker) && { mustFail: "terms of a child's work are its guardian's too" }),
        done: (answer) => harvest(world, answer),
      };
    },
  },
  answered('accept other terms', 'negotiation', 'accept', { timeZone }),
  answered('reject other terms', 'negotiation', 'reject', {}),
  answered('agree to other terms as a guardian', 'negotiation', 'agree', {}, true),
  answered('approve more time', 'extension', 'approve', {}),
  {
    name: 'counter',
    weight: 3,
    plan(world) {
      const service = serviceOf(world, ({ is }) => is?.negotiation !== undefined);
      const sides = sidesOf(world, service);
      if (!service || !sides) return undefined;
      const [by, other] = sides[0].id === service.is?.proposedBy ? sides.toReversed() : sides;
      if (!by || !other) return undefined;
      const reason = write(world, 'service', by, [other], 4);
      return {
        by,
        method: 'POST',
        path: `/api/negotiations/${service.is?.negotiation}/counter`,
        body: { proposedAmountCents: 4_200, timeZone, reason: reason.text },
        among: [other],
        words: [reason],
      };
    },
  },
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
  {
    name: 'agree to work',
    weight: 3,
    plan(world) {
      const service = pickThing(world, 'serviceId');
      const by = playerOf(world, service?.whose[1]);
      if (!service || !by) return undefined;
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/accept`,
        body: {},
        widens() {
          relate(world, service.whose[0] ?? '', by.id);
          return () => {};
        },
      };
    },
  },
];
