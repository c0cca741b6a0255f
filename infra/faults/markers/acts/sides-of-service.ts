import type { Json } from '../../people/caller.ts';
import type { Kind } from '../marker.ts';
import {
  type Act,
  keep,
  type Player,
  pickThing,
  playerOf,
  relate,
  type Thing,
  type World,
  write,
} from '../world.ts';

export const timeZone = 'America/New_York';
export const later = (world: World) => `2099-0${1 + Math.floor(world.chance.between(0, 9))}-12`;

/** A service that fits, more often than not of a child. */
export function serviceOf(world: World, fits: (thing: Thing) => boolean = () => true) {
  const { guardians } = world.facts;
  const isChilds = ({ whose }: Thing) => whose.some((id) => guardians.has(id));
  const ofChild = world.chance.oneIn(3)
    ? undefined
    : pickThing(world, 'serviceId', (each) => isChilds(each) && fits(each));
  return ofChild ?? pickThing(world, 'serviceId', fits);
}

export const isUnderWay = ({ is }: Thing) => is?.status === 'in_progress';

/** The two sides of a service; `first` makes the professional or the client the one who acts. */
export function sidesOf(
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
export function harvest(world: World, item: Json): void {
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
      isReviewOpen: (item.review as Json | null)?.opensAt === null,
      isFunded: Number(item.escrowedAmountCents) > 0,
    },
  });
}

/** Any act of the client on proposed work agrees to it, so that the two deal with each other from then on (D-36). */
export const agreeing = (world: World, service: Thing, by: Player | undefined) => ({
  widens() {
    const [worker = '', clientId] = service.whose;
    if (by && by.id === clientId) relate(world, worker, by.id);
    return () => {};
  },
});

interface Worded {
  weight?: number;
  first?: 'professional' | 'client';
  fits?: (service: Thing) => boolean;
  kind?: Kind;
  /** Whether it goes through without its words where they may not. */
  protects?: boolean;
}

/** An act of one side of a service, in words that the other side reads. */
export const worded = (
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
      ...agreeing(world, service, by),
      done: (answer) => harvest(world, answer),
    };
  },
});

/** An act on what waits for an answer in a service. */
export const answered = (
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
    const path = `/api/${what}s/${service.is?.[what]}/${act}`;
    return { by, method: 'POST', path, body, ...agreeing(world, service, by) };
  },
});
