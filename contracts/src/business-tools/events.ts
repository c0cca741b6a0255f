import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Day } from '../kernel/values.ts';
import { reminderDays } from './expiry.ts';

const days = z.union(reminderDays.map((threshold) => z.literal(threshold)));

/** Something of a professional's runs out soon: told once for each threshold and day of expiry. */
export const expiryApproached = event(
  'business-tools.expiry.approached.v1',
  z.object({
    entryId: z.uuid(),
    professionalId: z.uuid(),
    kind: z.enum(['license', 'certification', 'ce_requirement']),
    name: z.string(),
    expiresOn: Day,
    days,
  }),
  (data) => data.entryId,
);

export const needRaised = needRaisedIn('business-tools');
export const needMet = needMetIn('business-tools');

export const accessRecorded = accessRecordedIn('business-tools');
export const exportGathered = exportGatheredIn('business-tools');
export const accountErased = accountErasedIn('business-tools');
