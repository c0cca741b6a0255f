import { z } from 'zod';
import { stateNames } from '../business-tools/us-state-names.ts';
import { hasAtMost } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

const line = (most: number) => oneLine().refine(hasAtMost(most), 'This is too long');

/** A board of a state accepts the course, under a number and until a day. */
export const StateApproval = z.strictObject({
  state: z.enum(stateNames, 'Choose a state'),
  number: line(limits.approvalNumber).min(1, 'Enter the number of the approval'),
  validThrough: z.iso.date('Choose the last day'),
});
export type StateApproval = z.infer<typeof StateApproval>;

/** The elements of a certificate that only its educator knows. A draft may leave them empty. */
export const CertificateDetails = z.strictObject({
  sponsorName: line(limits.title),
  sponsorAddress: line(limits.location),
  /** The sponsor's number in a registry, such as NASBA's. */
  sponsorNumber: line(limits.approvalNumber),
  fieldOfStudy: line(limits.fieldOfStudy),
  /** It is empty for self-study. */
  place: line(limits.location),
  signerName: line(limits.attendeeName),
  signerTitle: line(limits.attendeeName),
  approvals: z.array(StateApproval).max(limits.approvals, 'Please add fewer approvals'),
});
export type CertificateDetails = z.infer<typeof CertificateDetails>;
