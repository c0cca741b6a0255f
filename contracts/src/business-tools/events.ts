import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day } from '../kernel/values.ts';
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

/** An estimated tax payment comes near of which something is to be paid. Told again where it was covered in between. */
export const taxPaymentApproached = event(
  'business-tools.tax-payment.approached.v1',
  z.object({
    /** The same for each payment of a person and year. */
    paymentId: z.uuid(),
    professionalId: z.uuid(),
    title: z.string(),
    dueOn: Day,
    amountCents: Cents,
  }),
  (data) => data.paymentId,
);

export const needRaised = needRaisedIn('business-tools');
export const needMet = needMetIn('business-tools');

export const accessRecorded = accessRecordedIn('business-tools');
export const exportGathered = exportGatheredIn('business-tools');
export const accountErased = accountErasedIn('business-tools');
