import type { Json } from '../people/caller.ts';
import type { Chance } from '../traffic/chance.ts';
import type { Kind, Markers } from './marker.ts';
import { type Facts, pairOf, type Reader } from './may-meet.ts';

/** A person of the cast. */
export interface Player extends Reader {
  id: string;
  /** As a fault names them. */
  name: string;
  email: string;
  token: string;
  fullName: string;
  /** Their profile was set up with this. */
  setup: Json;
  guardians: Player[];
  /** The address that a child named as its parent's. */
  parentEmail?: string;
}

/** A thing that was made in the walk, by the name that addresses have for it; `whose` may ask for it. */
export interface Thing {
  id: string;
  whose: string[];
  is?: Json;
}

export interface Cast {
  adults: Player[];
  children: Player[];
  guardians: Player[];
  /** These people may post events and have clients. */
  organizers: Player[];
  /** Is banned during the walk. */
  banned: Player;
  /** Their guardian pauses them at times. */
  paused: Player;
  staff: Player;
}

/** Words of an adult to a child, or of a child, that its guardians must find. */
export interface Owed {
  child: Player;
  word: string;
  says: string;
}

/** The facts as the walk adds to them. */
interface GrowingFacts extends Facts {
  hired: Set<string>;
  related: Set<string>;
  forYoungPeople: Set<string>;
  admitted: Set<string>;
  attended: Set<string>;
  banned: Map<string, number>;
}

export interface World {
  cast: Cast;
  everybody: Player[];
  chance: Chance;
  markers: Markers;
  facts: GrowingFacts;
  /** How many calls have let, or are about to let, each thing be met. */
  grants: Map<string, number>;
  things: Map<string, Thing[]>;
  /** By child and word. */
  owed: Map<string, Owed>;
  /** Since when each service knows that a child is paused. */
  pausedSince: Map<string, number>;
  /** Whether the broker stands still for longer than news may be old. */
  isBrokerSilent: boolean;
}

/** One call of a person. */
export interface Step {
  by: Player | undefined;
  method: string;
  path: string;
  body?: Json;
  file?: { type: string; bytes: Buffer };
  /** The other people whom its words reach, since rules differ where a child is among them. */
  among?: Player[];
  /** Whether it reaches all children alike, so that the pause of one does not stop it. */
  isForAll?: boolean;
  /** Whether it always goes through, so that only its words are held. */
  protects?: boolean;
  /** Why it must be refused. */
  mustFail?: string;
  /** A wider circle of readers is known before the call, and taken back where the call was refused. */
  widens?(): () => void;
  done?(answer: Json): void;
  /** Words that guardians must find, once it was answered with success or refused for a contact detail. */
  words?: { word: string; tellsContact: boolean }[];
}

export interface Act {
  name: string;
  weight: number;
  /** Undefined where there is nothing yet that it could be done with. */
  plan(world: World): Step | undefined;
}

export function openWorld(cast: Cast, markers: Markers, chance: Chance): World {
  const { adults, children } = cast;
  const guardians = new Map(
    children.map((child) => [child.id, child.guardians.map(({ id }) => id)] as const),
  );
  return {
    cast,
    markers,
    chance,
    things: new Map(),
    grants: new Map(),
    owed: new Map(),
    pausedSince: new Map(),
    everybody: [...adults, ...children],
    isBrokerSilent: false,
    facts: {
      guardians,
      hired: new Set(),
      related: new Set(),
      forYoungPeople: new Set(),
      admitted: new Set(),
      attended: new Set(),
      banned: new Map(),
    },
  };
}

export const isKid = ({ kind }: Player) => kind === 'child';

/** Remembers a thing of the walk once. */
export function keep(world: World, name: string, thing: Thing): Thing {
  const all = world.things.get(name) ?? [];
  const known = all.find(({ id }) => id === thing.id);
  if (known) {
    known.is = { ...known.is, ...thing.is };
    return known;
  }
  world.things.set(name, [...all, thing]);
  return thing;
}

/** One of the newest things of the name that fit, if there is any. */
export function pickThing(
  world: World,
  name: string,
  fits: (thing: Thing) => boolean = () => true,
): Thing | undefined {
  const fitting = (world.things.get(name) ?? []).filter(fits).slice(-12);
  return fitting.length > 0 ? world.chance.pick(fitting) : undefined;
}

export const playerOf = ({ cast, everybody }: World, id: unknown): Player | undefined =>
  [...everybody, cast.staff].find((player) => player.id === id);

const endings = [
  'please bring gloves and a rake.',
  'the yard is large and there are two maples.',
  'it takes an hour or two on a dry day.',
  'we begin when the weather is fine.',
];
const contacts = [
  'call me at 973-555-0142 tonight.',
  'write to walker@example.com instead.',
  'text (973) 555 0178 before you come.',
  'see https://example.com/walker for more.',
];

export interface Written {
  text: string;
  word: string;
  tellsContact: boolean;
}

/** A text with a marker of its own; one in `contactIn` says how its writer is reached. */
export function write(
  { markers, chance }: World,
  kind: Kind,
  by: Player,
  among: Pick<Player, 'id'>[] = [],
  contactIn = 8,
): Written {
  const tellsContact = contactIn > 0 && chance.oneIn(contactIn);
  const ids = among.map(({ id }) => id);
  const { word } = markers.make({ kind, writerId: by.id, among: ids, tellsContact });
  const capital = word.replace(/^q/, 'Q');
  return {
    word,
    tellsContact,
    text: `${capital}: ${chance.pick(tellsContact ? contacts : endings)}`,
  };
}

/**
 * Lets a reader meet a marker from before a call on that decides it. Gives what takes it back where the call was refused,
 * unless another call has let the same.
 */
export function grant(
  { facts, grants }: World,
  name: 'hired' | 'forYoungPeople' | 'admitted' | 'attended',
  keys: string[],
): () => void {
  const given = keys.map((key) => `${name} ${key}`);
  for (const each of given) grants.set(each, (grants.get(each) ?? 0) + 1);
  for (const key of keys) facts[name].add(key);
  return () => {
    for (const each of given) grants.set(each, (grants.get(each) ?? 0) - 1);
    for (const key of keys) if (!grants.get(`${name} ${key}`)) facts[name].delete(key);
  };
}

export const relate = ({ facts }: World, one: string, other: string) =>
  void facts.related.add(pairOf(one, other));
