import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';
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

/** Staff decided on a license whose owner had asked them to look at its paper. */
export const licenseChecked = event(
  'business-tools.license.checked.v1',
  z.object({
    licenseId: z.uuid(),
    professionalId: z.uuid(),
    name: z.string(),
    decision: z.enum(['verified', 'refused']),
    decidedBy: z.uuid(),
    reason: z.string().nullable(),
  }),
  (data) => data.licenseId,
);

/** A member of staff opened the paper of a license that waits. */
export const licensePaperOpened = event(
  'business-tools.license-paper.opened.v1',
  z.object({ licenseId: z.uuid(), professionalId: z.uuid(), name: z.string(), openedBy: z.uuid() }),
  (data) => data.licenseId,
);

/** All licenses of a person that staff verified; those that have ended may be among them. */
export const licensesShown = event(
  'business-tools.licenses.shown.v1',
  z.object({
    professionalId: z.uuid(),
    licenses: z.array(
      z.object({
        licenseId: z.uuid(),
        name: z.string(),
        /** The postal code of the state. */
        state: z.string(),
        until: Day.nullable(),
        /** When its last day is over where its owner lives. */
        endsAt: Moment.nullable(),
        verifiedAt: Moment,
      }),
    ),
    /** The ID that staff saw, with the name that the account had then; left out by an older version. */
    identity: z
      .object({
        holderName: z.string(),
        until: Day.nullable(),
        endsAt: Moment.nullable(),
        verifiedAt: Moment,
      })
      .nullish(),
  }),
  (data) => `licenses of ${data.professionalId}`,
);

export const needRaised = needRaisedIn('business-tools');
export const needMet = needMetIn('business-tools');

export const accessRecorded = accessRecordedIn('business-tools');
export const exportGathered = exportGatheredIn('business-tools');
export const accountErased = accountErasedIn('business-tools');
