import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { BookDay, optionalLine, requireDaysInOrder, requiredLine } from './required.ts';

/** A certification of a professional, as they alone see it. */
export const CertificationView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    certificationName: z.string(),
    issuingOrganization: z.string(),
    certificationNumber: z.string().nullable(),
    issueDate: Day.nullable(),
    expiryDate: Day.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'CertificationView' });
export type CertificationView = z.infer<typeof CertificationView>;

/** The form of a certification. The owner's id may be sent only with its own value. */
export const CertificationForm = z
  .strictObject({
    certificationName: requiredLine(),
    issuingOrganization: requiredLine(),
    certificationNumber: optionalLine(100).default(null),
    issueDate: BookDay.nullable().default(null),
    expiryDate: BookDay.nullable().default(null),
    professionalId: z.uuid().optional(),
  })
  .superRefine(requireDaysInOrder)
  .meta({ id: 'CertificationForm' });
export type CertificationForm = z.infer<typeof CertificationForm>;

const params = z.object({ certificationId: z.uuid() });

export const listCertifications = endpoint({
  method: 'GET',
  url: '/certifications',
  schema: {
    summary: 'Your certifications, the soonest to expire first, those without expiry last',
    querystring: PageQuery,
    response: { 200: Page(CertificationView) },
  },
});

export const addCertification = endpoint({
  method: 'POST',
  url: '/certifications',
  idempotency: 'optional',
  schema: {
    summary: 'Add a certification',
    body: CertificationForm,
    response: { 201: CertificationView },
  },
});

export const editCertification = endpoint({
  method: 'PUT',
  url: '/certifications/:certificationId',
  schema: {
    summary: 'Change a certification, or renew it with a later expiry',
    params,
    body: CertificationForm,
    response: { 200: CertificationView },
  },
});

export const deleteCertification = endpoint({
  method: 'DELETE',
  url: '/certifications/:certificationId',
  schema: { summary: 'Delete a certification', params, response: { 204: z.null() } },
});
