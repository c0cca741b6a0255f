/**
 * Each row names its callers so. A row about a child has the child itself as its owner, and `CP` is an adult whose youth job it
 * proposed on.
 */
export const actors = {
  AN: 'a visitor',
  BT: 'the bearer of a token that is none',
  NU: 'somebody who has signed up and not said who they are',
  OU: 'another adult',
  CP: 'the other side of it',
  OW: 'its owner, by a second factor',
  OW1: 'its owner, who has a second factor and did not show it',
  OK: 'another kid, verified',
  KN: 'another kid, verified, whose guardians permit nothing',
  KU: 'a kid that may not act',
  PA: 'a parent of the kid',
  PA2: 'a parent of another kid',
  MO: 'a moderator, by a second factor',
  AD1: 'an administrator who showed no second factor',
  AD: 'an administrator, by a second factor',
  AP: 'an application that somebody let in, with its token',
  SV: 'a program with a service_role token',
} as const;
export type Actor = keyof typeof actors;

/**
 * A family has a child that may act and has proposed on a youth job, whose client has posted a job for adults too; one
 * that waits to be verified and has a second factor; one whose consent waits for staff, and one whose consent waits for its
 * form.
 */
export const familyThings = [
  'child',
  'childSession',
  'youthJob',
  'adultJob',
  'childProposal',
  'waitingChild',
  'childFactor',
  'waitingConsent',
  'announcedConsent',
] as const;
export type FamilyThing = (typeof familyThings)[number];

/** The names in a path stand for these things of the owner; `ownSession` is the session that asks. */
export type Thing =
  | FamilyThing
  | 'ownSession'
  | 'user'
  | 'session'
  | 'factor'
  | 'passkey'
  | 'identity'
  | 'application'
  | 'authorization';

/** In a body or a query this text stands for the id of that thing of the owner's. */
export const idOf = (thing: Thing) => `id of ${thing}`;

/** The request of a row; a name in the path without a thing stands for nothing that exists. */
export interface Asked {
  at?: Record<string, Thing>;
  query?: string;
  body?: Record<string, unknown>;
  /** Sent in place of a body: a file of this type, as whole as it can be. */
  file?: 'image/png' | 'text/csv';
  /** Whether the guardian has paused the child before. */
  isPaused?: boolean;
  /** Whether it can be asked only once of one owner, though it takes nothing away. */
  once?: boolean;
}

/** The answers of an endpoint by caller; it cannot tell apart a caller that is not named. */
export interface Permission extends Asked {
  answers: Partial<Record<Actor, number>>;
  /** The codes of refusals whose status alone could mean something else. */
  codes?: Partial<Record<Actor, string>>;
  /** A list shows these things of the family to some callers, anything but them to others, and nothing at all to the rest. */
  shows?: Partial<Record<Actor, FamilyThing[]>>;
  hides?: Partial<Record<Actor, FamilyThing[]>>;
  isEmptyFor?: Actor[];
}

type Answers = Permission['answers'];

/** The endpoint asks no caller for an identity: it answers all alike, by what they send. */
export const open = (status: number, asked: Asked = {}): Permission => ({
  answers: { AN: status, BT: status, OU: status, AD: status, AP: status, SV: status },
  ...asked,
});

/** Endpoints of `/auth/v1` for people; a program without an account may not ask them. */
export const ofPeople = (
  answers: Answers,
  asked: Omit<Permission, 'answers'> = {},
): Permission => ({
  answers: { AN: 401, BT: 403, AP: 403, SV: 401, ...answers },
  ...asked,
});

/** Endpoints of `/auth/v1` for administrators with a second factor, and for programs in their place. */
export const ofAdministration = (status: number, asked: Asked = {}): Permission => ({
  answers: {
    AN: 401,
    BT: 403,
    OU: 403,
    OW: 403,
    OK: 403,
    KU: 403,
    PA: 403,
    MO: 403,
    AD1: 403,
    AD: status,
    AP: 403,
    SV: status,
  },
  ...asked,
});

/** Endpoints of `/api` for people who have signed in by all the steps that their account asks for. */
export const signedIn = (
  answers: Answers = {},
  asked: Omit<Permission, 'answers'> = {},
): Permission => ({
  answers: { AN: 401, BT: 401, AP: 401, SV: 401, OW1: 403, ...answers },
  ...asked,
});

/** Endpoints of `/api` for visitors too; they refuse a token that does not count all the same. */
export const forVisitors = (status: number, asked: Asked = {}): Permission => ({
  answers: { AN: status, BT: 401, OU: status, OW1: status, AP: 401, SV: 401 },
  ...asked,
});

/** Endpoints of `/api` about the child of a family; a caller without a tie to it is told that there is none. */
export const ofFamily = (answers: Answers, asked: Omit<Permission, 'answers'>): Permission => ({
  answers: {
    AN: 401,
    BT: 401,
    AP: 401,
    SV: 401,
    OW1: 403,
    OU: 404,
    CP: 404,
    OW: 404,
    OK: 404,
    KU: 404,
    PA2: 404,
    MO: 404,
    AD: 404,
    ...answers,
  },
  ...asked,
});

/** Only staff learn whether the thing that they ask for exists. */
const notOfStaff = {
  OU: 403,
  CP: 403,
  OW: 403,
  OK: 403,
  KU: 403,
  PA: 403,
  PA2: 403,
  NU: 403,
  AD1: 403,
};

/** For moderators and administrators, by a second factor. */
export const forStaff = (status: number, asked: Asked = {}): Permission =>
  signedIn({ ...notOfStaff, MO: status, AD: status }, asked);

/** For administrators alone, by a second factor. */
export const forAdministrators = (status: number, asked: Asked = {}): Permission =>
  signedIn({ ...notOfStaff, MO: 403, AD: status }, asked);
