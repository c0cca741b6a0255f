import { z } from 'zod';
import { courseCategoryKeys } from '../education-events/course-options.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { BookDay, fillIn, optionalLine, requiredLine } from './required.ts';
import { stateNames } from './us-state-names.ts';

/** A finished course, or an event that was attended, whose hours were counted. */
const CeCredit = z.object({
  id: z.uuid(),
  courseTitle: z.string(),
  hours: z.number(),
  completedOn: Day,
  /** Null for an event, which gives none. */
  certificateCode: z.string().nullable(),
  /** Its hours were taken back. */
  isRevoked: z.boolean(),
});

/** Hours of continuing education that have to be completed by a deadline, as their owner alone sees them. */
export const CeRequirementView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    requirementName: z.string(),
    hoursRequired: z.number(),
    hoursCompleted: z.number(),
    deadline: Day,
    relatedLicenseId: z.uuid().nullable(),
    /** The name of that license. */
    relatedLicenseName: z.string().nullable(),
    /** Finished courses of this profession count by themselves; null if none do. */
    profession: z.enum(courseCategoryKeys).nullable(),
    /** Only courses that this state approved count; null stands for the state of the license. */
    state: z.string().nullable(),
    subject: z.string().nullable(),
    /** At most so many excess hours go on into the next period. */
    carryOverHours: z.number(),
    /** The completed hours that came from the period before; they do not go on again. */
    carriedHours: z.number(),
    startsOn: Day.nullable(),
    /** Its next period has begun. */
    hasNext: z.boolean(),
    credits: z.array(CeCredit),
    /** A change names the version that it starts from: finished courses change the hours too. */
    version: z.number().int(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'CeRequirementView' });
export type CeRequirementView = z.infer<typeof CeRequirementView>;

const mostHours = 9_999;
const whole = (hours: number) => Number.isInteger(Math.round(hours * 1e6) / 1e4);

/** Hours, to the hundredth; more than required may be completed. */
const Hours = z
  .number(fillIn)
  .min(0, 'Hours cannot be negative')
  .max(mostHours, `Please enter at most ${mostHours} hours`)
  .refine(whole, 'Please enter hours with at most two decimals');

const written = {
  requirementName: requiredLine(),
  hoursRequired: Hours.refine((hours) => hours > 0, fillIn),
  deadline: BookDay,
  professionalId: z.uuid().optional(),
};
const relatedLicenseId = z.uuid().nullable();
const profession = z.enum(courseCategoryKeys).nullable();
const state = z.enum(stateNames).nullable();
const subject = optionalLine(80);

/** The form of a requirement. The owner's id may be sent only with its own value. */
export const CeRequirementForm = z
  .strictObject({
    ...written,
    hoursCompleted: Hours.default(0),
    relatedLicenseId: relatedLicenseId.default(null),
    profession: profession.default(null),
    state: state.default(null),
    subject: subject.default(null),
    carryOverHours: Hours.default(0),
  })
  .meta({ id: 'CeRequirementForm' });
export type CeRequirementForm = z.infer<typeof CeRequirementForm>;

/** The version that was read. Without it a change overwrites one that was made meanwhile. */
const version = z.int().positive().exactOptional();

/** A field that is left out stays as it is. */
export const CeRequirementChange = z
  .strictObject({
    ...written,
    hoursCompleted: Hours.exactOptional(),
    relatedLicenseId: relatedLicenseId.exactOptional(),
    profession: profession.exactOptional(),
    state: state.exactOptional(),
    subject: subject.exactOptional(),
    carryOverHours: Hours.exactOptional(),
    version,
  })
  .meta({ id: 'CeRequirementChange' });
export type CeRequirementChange = z.infer<typeof CeRequirementChange>;

const HoursForm = z.strictObject({ hoursCompleted: Hours, version });

const params = z.object({ requirementId: z.uuid() });

export const listCeRequirements = endpoint({
  method: 'GET',
  url: '/ce-requirements',
  schema: {
    summary: 'Your CE requirements with the names of their licenses, the soonest deadline first',
    querystring: PageQuery,
    response: { 200: Page(CeRequirementView) },
  },
});

export const addCeRequirement = endpoint({
  method: 'POST',
  url: '/ce-requirements',
  idempotency: 'optional',
  schema: {
    summary: 'Add a CE requirement',
    body: CeRequirementForm,
    response: { 201: CeRequirementView },
  },
});

export const editCeRequirement = endpoint({
  method: 'PUT',
  url: '/ce-requirements/:requirementId',
  schema: {
    summary: 'Change a CE requirement; what is left out stays as it is',
    params,
    body: CeRequirementChange,
    response: { 200: CeRequirementView },
  },
});

export const setCeHours = endpoint({
  method: 'PUT',
  url: '/ce-requirements/:requirementId/hours',
  schema: {
    summary: 'Set the completed hours of a CE requirement, and nothing else of it',
    params,
    body: HoursForm,
    response: { 200: CeRequirementView },
  },
});

export const beginNextPeriod = endpoint({
  method: 'POST',
  url: '/ce-requirements/:requirementId/next-period',
  schema: {
    summary: 'Begin the next period of a CE requirement, with the excess hours that carry over',
    params,
    body: z.strictObject({ deadline: BookDay }),
    response: { 201: CeRequirementView },
  },
});

export const deleteCeRequirement = endpoint({
  method: 'DELETE',
  url: '/ce-requirements/:requirementId',
  schema: { summary: 'Delete a CE requirement', params, response: { 204: z.null() } },
});
