import { z } from 'zod';
import { event } from './event.ts';
import { Moment } from './values.ts';

const ChildAccess = z.object({
  id: z.uuid(),
  actorId: z.uuid(),
  childId: z.uuid(),
  /** The thing that was read, as `noun_read`. */
  what: z.string(),
  reason: z.string().nullable(),
  requestId: z.string(),
  at: Moment,
});
export type ChildAccess = z.infer<typeof ChildAccess>;

/** Declares a service's word of who read what of a child in it; identity's audit log gathers them all. */
export const accessRecordedIn = <const S extends string>(service: S) =>
  event(`${service}.access.recorded.v1`, ChildAccess, (data) => data.childId);
