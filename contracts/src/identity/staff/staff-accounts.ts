import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Flag, GivenMoment, Moment, Page, PageQuery } from '../../kernel/values.ts';
import { idVerificationStatuses } from '../kids/kids.ts';
import { accountTypes, adultAccountTypes, roles, userTypes } from '../profiles/account-types.ts';
import { WithReason } from './staff.ts';

/* Administrators work on accounts under /admin/accounts; each needs a second factor, each decision is in the audit log. */

const ofUser = z.object({ userId: z.uuid() });

/** Staff see this of a child without opening its file. */
const ChildStanding = z.object({
  verification: z.enum(idVerificationStatuses),
  verifiedUntil: Moment.nullable(),
  isConsented: z.boolean(),
  isPaused: z.boolean(),
});
export type ChildStanding = z.infer<typeof ChildStanding>;

/** The end of a ban that has none: it lasts until it is lifted. */
export const bannedWithoutEnd = '9999-12-31T00:00:00.000Z';

export const AccountSummary = z
  .object({
    id: z.uuid(),
    /** A child is named by the first name and an initial. */
    fullName: z.string(),
    /** Masked: `j•••@g•••.com`; whole in the account itself, and never of a child. */
    email: z.string().nullable(),
    accountType: z.enum(accountTypes),
    userType: z.enum(userTypes),
    roles: z.array(z.enum(roles)),
    avatarUrl: z.string().nullable(),
    /** Null of an adult. */
    child: ChildStanding.nullable(),
    /** Null of who is not banned; `bannedWithoutEnd` where it was not said until when. */
    bannedUntil: Moment.nullable(),
    createdAt: Moment,
    lastSignInAt: Moment.nullable(),
  })
  .meta({ id: 'AccountSummary' });
export type AccountSummary = z.infer<typeof AccountSummary>;

const Named = z.object({ id: z.uuid(), fullName: z.string() });

/** Which guardians agreed for a child. A ban makes a guardian's consent void, and a child without a consent stops. */
const whoAgreed = ['nobody', 'only_this_guardian', 'another_guardian'] as const;
export type WhoAgreed = (typeof whoAgreed)[number];

export const AccountView = AccountSummary.extend({
  phone: z.string().nullable(),
  isSetUp: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessionCount: z.number().int(),
  banReason: z.string().nullable(),
  /** Only a child has guardians. */
  guardians: z.array(Named),
  /** The children that they look after, by first names and initials; the audit log records that they were shown. */
  children: z.array(Named.extend({ whoAgreed: z.enum(whoAgreed) })),
}).meta({ id: 'AccountView' });
export type AccountView = z.infer<typeof AccountView>;

export const listAccounts = endpoint({
  method: 'GET',
  url: '/admin/accounts',
  schema: {
    summary: 'Accounts, newest first, by name, exact e-mail or id',
    querystring: PageQuery.extend({
      search: z.string().trim().max(254).optional(),
      role: z.enum(roles).optional(),
      accountType: z.enum(accountTypes).optional(),
      isBanned: Flag.optional(),
    }),
    response: { 200: Page(AccountSummary) },
  },
});

export const getAccount = endpoint({
  method: 'GET',
  url: '/admin/accounts/:userId',
  schema: { summary: 'An account', params: ofUser, response: { 200: AccountView } },
});

export const setRoles = endpoint({
  method: 'PUT',
  url: '/admin/accounts/:userId/roles',
  schema: {
    summary: 'Grant and take roles of staff; that of professionals follows from the account type',
    params: ofUser,
    body: WithReason.extend({ roles: z.array(z.enum(['moderator', 'admin'])).max(2) }),
    response: { 200: AccountView },
  },
});

export const banAccount = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/ban',
  schema: {
    summary: 'Nobody can sign in to it, and every session ends; without an end until it is lifted',
    params: ofUser,
    body: WithReason.extend({ until: GivenMoment.nullable() }),
    response: { 200: AccountView },
  },
});

export const liftBan = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/lift-ban',
  schema: {
    summary: 'Let the person sign in again',
    params: ofUser,
    body: WithReason,
    response: { 200: AccountView },
  },
});

export const signAccountOut = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/sign-out',
  schema: {
    summary: 'End every session of the account',
    params: ofUser,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const changeAccountType = endpoint({
  method: 'PUT',
  url: '/admin/accounts/:userId/account-type',
  schema: {
    summary:
      'Change the account type; a child stays one until 18 by its birth date, which can be mended here',
    params: ofUser,
    body: WithReason.extend({
      accountType: z.enum(adultAccountTypes).optional(),
      dateOfBirth: z.iso.date().optional(),
    }).refine(
      ({ accountType, dateOfBirth }) => accountType ?? dateOfBirth,
      'Say what is to be mended',
    ),
    response: { 200: AccountView },
  },
});
