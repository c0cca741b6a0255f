import { z } from 'zod';
import { Day } from './values.ts';

/** A license that staff verified and that has not ended, as everybody may read it. */
export const ShownLicense = z
  .object({
    name: z.string(),
    /** The postal code of the state that issued it. */
    state: z.string(),
    /** Its last day; null of a license that does not end. */
    until: Day.nullable(),
  })
  .meta({ id: 'ShownLicense' });
export type ShownLicense = z.infer<typeof ShownLicense>;

/** An ID with the name of the account, which staff saw; nothing of it but its last day is shown. */
export const ShownIdentity = z.object({ until: Day.nullable() }).meta({ id: 'ShownIdentity' });
export type ShownIdentity = z.infer<typeof ShownIdentity>;
