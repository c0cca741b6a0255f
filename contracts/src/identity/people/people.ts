import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Page, PageQuery } from '../../kernel/values.ts';
import { accountTypes } from '../profiles/account-types.ts';

/**
 * Everybody signed in may see this of another person: city and state of adults; first name and initial, state and one of our
 * pictures of children. It never has an address, a number or a birth date.
 */
export const PublicProfile = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    profession: z.string().nullable(),
    bio: z.string().nullable(),
    location: z.string().nullable(),
    accountType: z.enum(accountTypes),
    completedServicesAsProfessional: z.number().int(),
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof PublicProfile>;

/** A person to pick as a client; the e-mail is masked: `j•••@g•••.com`. */
export const PickedPerson = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'PickedPerson' });
export type PickedPerson = z.infer<typeof PickedPerson>;

export const listPeople = endpoint({
  method: 'GET',
  url: '/people',
  schema: {
    summary: 'People you may meet, without yourself: adults for adults, verified kids for kids',
    querystring: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: { 200: Page(PublicProfile) },
  },
});

/** Ahead of the person's own path, since `pick` is no id. */
export const pickPeople = endpoint({
  method: 'GET',
  url: '/people/pick',
  schema: {
    summary:
      'Adults by letters of their name, by a single one where it is a whole word of it, or by their exact e-mail; at most 20',
    querystring: z.strictObject({ search: z.string().trim().min(1).max(254) }),
    response: { 200: z.object({ items: z.array(PickedPerson) }) },
  },
});

export const getPerson = endpoint({
  method: 'GET',
  url: '/people/:personId',
  schema: {
    summary: 'The public profile of a person',
    params: z.object({ personId: z.uuid() }),
    response: { 200: PublicProfile },
  },
});

const Membership = z
  .object({
    /** The month in which the account was made, such as `2025-03`; null of others than adult professionals. */
    since: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .nullable(),
  })
  .meta({ id: 'Membership' });

export const getMembership = endpoint({
  method: 'GET',
  url: '/people/:personId/membership',
  schema: {
    summary: 'Since which month an adult professional is here, for everybody',
    params: z.object({ personId: z.uuid() }),
    response: { 200: Membership },
  },
});
