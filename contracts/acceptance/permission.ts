/** Who asks. Where a row is about a child, its owner is the child itself, and `CP` an adult whose youth job it proposed on. */
export const actors = {
  AN: 'a visitor',
  BT: 'the bearer of a token that is none',
  OU: 'another adult',
  CP: 'the other side of it',
  OW: 'its owner, by a second factor',
  OW1: 'its owner, who showed no second factor',
  OK: 'another kid, verified',
  KU: 'a kid that may not act',
  PA: 'a parent of the kid',
  AD1: 'an administrator who showed no second factor',
  AD: 'an administrator, by a second factor',
  AP: 'an application that somebody let in, with its token',
  SV: 'a program with a service_role token',
} as const;
export type Actor = keyof typeof actors;

/** What a family has: a child that may act, one whose consent waits for staff, and one that waits to be verified. */
export const familyThings = ['child', 'childSession', 'waitingConsent', 'waitingChild'] as const;
export type FamilyThing = (typeof familyThings)[number];

/** What the owner has, for the names in a path to stand for. */
export type Thing =
  | FamilyThing
  | 'user'
  | 'session'
  | 'factor'
  | 'passkey'
  | 'identity'
  | 'application'
  | 'authorization';

/** In a body this text stands for the id of that thing of the owner's. */
export const idOf = (thing: Thing) => `id of ${thing}`;

/** What is asked for the row's sake; a name in the path without a thing stands for nothing that there is. */
export interface Asked {
  at?: Record<string, Thing>;
  query?: string;
  body?: Record<string, unknown>;
  /** Whether it can be asked only once of one owner, though it takes nothing away. */
  once?: boolean;
}

/** What an endpoint answers to whom; who is not named is none whom it could tell apart. */
export interface Permission extends Asked {
  answers: Partial<Record<Actor, number>>;
}

type Answers = Permission['answers'];

/** Nobody is asked who they are: all are answered alike, by what they send. */
export const open = (status: number, asked: Asked = {}): Permission => ({
  answers: { AN: status, BT: status, OU: status, AD: status, AP: status, SV: status },
  ...asked,
});

/** Of `/auth/v1`, for people; what a program has no account for is not its to ask. */
export const ofPeople = (answers: Answers, asked: Asked = {}): Permission => ({
  answers: { AN: 401, BT: 403, AP: 403, SV: 401, ...answers },
  ...asked,
});

/** Of `/auth/v1`, for administrators by a second factor and the programs in their place. */
export const ofAdministration = (status: number, asked: Asked = {}): Permission => ({
  answers: { AN: 401, BT: 403, OU: 403, OW: 403, AD1: 403, AD: status, AP: 403, SV: status },
  ...asked,
});

/** Of `/api`, for whoever has signed in. */
export const signedIn = (answers: Answers = {}, asked: Asked = {}): Permission => ({
  answers: { AN: 401, BT: 401, AP: 401, SV: 401, ...answers },
  ...asked,
});

/** Of `/api`, for visitors too; a token that does not count is refused all the same. */
export const forVisitors = (status: number, asked: Asked = {}): Permission => ({
  answers: { AN: status, BT: 401, OU: status, AP: 401, SV: 401 },
  ...asked,
});

/** Of `/api`, about the child of a family; whose it is not is told that there is none. */
export const ofFamily = (answers: Answers, asked: Asked): Permission => ({
  answers: {
    ...{ AN: 401, BT: 401, AP: 401, SV: 401 },
    ...{ OU: 404, CP: 404, OW: 404, OK: 404, KU: 404, AD: 404 },
    ...answers,
  },
  ...asked,
});

export const forAdministrators = (status: number): Permission =>
  signedIn({ OU: 403, AD1: 403, AD: status });
