import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { idNumberLength, licenseChecks, licenseKinds } from './license-options.ts';
import { BookDay, optionalLine, requireDaysInOrder, requiredLine } from './required.ts';
import { stateNames } from './us-state-names.ts';

/** A license of a professional, as they alone see it. */
export const LicenseView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    kind: z.enum(licenseKinds),
    licenseName: z.string(),
    licenseNumber: z.string(),
    licenseType: z.string().nullable(),
    issuingState: z.string().nullable(),
    issueDate: Day.nullable(),
    expiryDate: Day.nullable(),
    /** Others read of it while it is verified and has not ended. */
    check: z.enum(licenseChecks),
    /** The paper in the vault that staff look at, or looked at. */
    paperId: z.uuid().nullable(),
    checkedAt: Moment.nullable(),
    /** Why staff did not verify it. */
    refusal: z.string().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'LicenseView' });
export type LicenseView = z.infer<typeof LicenseView>;

const fields = {
  kind: z.enum(licenseKinds).default('license'),
  licenseName: requiredLine(),
  licenseNumber: requiredLine(100),
  licenseType: optionalLine(100).default(null),
  issuingState: z.enum(stateNames).nullable().default(null),
  issueDate: BookDay.nullable().default(null),
  expiryDate: BookDay.nullable().default(null),
};

/** The form of a license. The owner's id may be sent only with its own value. */
export const LicenseForm = z
  .strictObject({ ...fields, professionalId: z.uuid().optional() })
  .superRefine(requireDaysInOrder)
  .superRefine(({ kind, licenseNumber, expiryDate }, context) => {
    if (kind !== 'identity') return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!expiryDate) refuse('expiryDate', 'Please enter the day on which it expires');
    if (licenseNumber.length > idNumberLength)
      refuse('licenseNumber', 'Please enter only its last four characters');
  })
  .meta({ id: 'LicenseForm' });
export type LicenseForm = z.infer<typeof LicenseForm>;

const params = z.object({ licenseId: z.uuid() });

export const listLicenses = endpoint({
  method: 'GET',
  url: '/licenses',
  schema: {
    summary: 'Your licenses, the soonest to expire first, those without expiry last',
    querystring: PageQuery,
    response: { 200: Page(LicenseView) },
  },
});

export const addLicense = endpoint({
  method: 'POST',
  url: '/licenses',
  idempotency: 'optional',
  schema: { summary: 'Add a license', body: LicenseForm, response: { 201: LicenseView } },
});

export const editLicense = endpoint({
  method: 'PUT',
  url: '/licenses/:licenseId',
  schema: {
    summary:
      'Change a license, or renew it with a later expiry; a verified one has to be verified again',
    params,
    body: LicenseForm,
    response: { 200: LicenseView },
  },
});

export const deleteLicense = endpoint({
  method: 'DELETE',
  url: '/licenses/:licenseId',
  schema: {
    summary: 'Delete a license; CE requirements of it stay, without it',
    params,
    response: { 204: z.null() },
  },
});
