import { z } from 'zod';
import './input-words.ts';
import { aboveMaxCents, centsFault } from './amount-limit.ts';
import { maxCents } from './money.ts';

/** Money as integer cents of USD, from 0 to one thousand million dollars. */
export const Cents = z.int(centsFault()).min(0).max(maxCents, aboveMaxCents);

/** The API is described by JSON Schema, where a function cannot be read; there the rule of a text has these names. */
export interface TextRule {
  (text: string): boolean;
  says: { minLength?: number; maxLength?: number; enum?: readonly string[] };
}

/** A rule of a text that also says what it asks for. */
export const textRule = (holds: (text: string) => boolean, says: TextRule['says']): TextRule =>
  Object.assign((text: string) => holds(text), { says });

/** Whether a text has so many characters; `length` would count an emoji as two, and the database does not. */
export const hasCharacters = (least: number) =>
  textRule((text) => [...text].length >= least, { minLength: least });

/** Whether a text has at most so many characters, counted in the same way. */
export const hasAtMost = (most: number) =>
  textRule((text) => [...text].length <= most, { maxLength: most });

/** A switch in a query, where everything is a text. */
export const Flag = z.stringbool().meta({ enum: ['true', 'false'] });

/** A moment, in UTC. */
export const Moment = z.iso.datetime();

/** A moment in a request; the year 0 is one to JavaScript and none to the database. */
export const GivenMoment = Moment.refine(
  (moment) => !moment.startsWith('0000'),
  'There is no year 0',
);

/** A local day, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** Cursor-paged query: `cursor` is what the page before gave as `nextCursor`, opaque to callers. */
export const PageQuery = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** One page of a list; `nextCursor` is null on the last. */
export function Page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** The position of a browser or a job, in degrees. */
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);

/** The public card of a person, as other people see it in lists. */
export const PersonCard = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    profession: z.string().nullable(),
    completedServicesAsProfessional: z.number().int(),
    /** The average of all reviews to one decimal; null without any. */
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
  })
  .meta({ id: 'PersonCard' });
export type PersonCard = z.infer<typeof PersonCard>;

/** A guardian read this of an adult when it agreed to a child's work with them. */
export const ApprovedCard = PersonCard.pick({ fullName: true, avatarUrl: true, profession: true });
export type ApprovedCard = z.infer<typeof ApprovedCard>;

/** A place that is searched around. */
export const ZipCode = z.string().regex(/^\d{5}$/, 'Give a ZIP code of five digits');
