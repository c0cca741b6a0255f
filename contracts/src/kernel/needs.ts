import { z } from 'zod';
import { event } from './event.ts';
import { Cents, Day, Moment } from './values.ts';

/** A need tells these beyond the person and the work; each kind fills what it needs. */
export const NeedDetails = z.object({
  amountCents: Cents.optional(),
  /** The day by which it is wanted. */
  day: Day.optional(),
  /** When what it is about ends; on which day that is, its reader's zone says. */
  endsAt: Moment.optional(),
  reason: z.string().optional(),
  /** The number of things that are told as one. */
  count: z.number().int().optional(),
});
export type NeedDetails = z.infer<typeof NeedDetails>;

/** The key of a need: one kind has one need of a subject at most. */
const NeedKey = z.object({ kind: z.string(), subjectId: z.uuid() });
export type NeedKey<K extends string = string> = z.infer<typeof NeedKey> & { kind: K };

const Need = NeedKey.extend({
  /** The need waits for people by their ids, or for all who have a role, by its name. */
  receivers: z.array(z.string()).min(1),
  /** The person whose act it is; absent where time alone raised it. */
  actorId: z.uuid().optional(),
  /** The child that it is about: it waits only for those who look after it. */
  childId: z.uuid().optional(),
  /** The title of the job or service. */
  title: z.string(),
  details: NeedDetails,
  /** The path of the web app at which it is handled. */
  path: z.string(),
  /** From when it waits, where that is later than it is told. */
  from: Moment.optional(),
  /** Until when it waits, where time ends it. */
  until: Moment.optional(),
});

/** A need waits for a person until it is handled. */
export type Need<K extends string = string> = z.infer<typeof Need> & { kind: K };

/** Needs have an aggregate of their own, so that the numbers of no other event of the subject move. */
const aggregate = ({ kind, subjectId }: NeedKey) => `need ${kind} ${subjectId}`;

/** Declares a service's word that something waits for a person, or waits otherwise than it told before. */
export const needRaisedIn = <const S extends string>(service: S) =>
  event(`${service}.need.raised.v1`, Need, aggregate);

/** Declares a service's word that nothing of the kind waits any more because of the subject. */
export const needMetIn = <const S extends string>(service: S) =>
  event(`${service}.need.met.v1`, NeedKey, aggregate);
