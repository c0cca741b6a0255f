import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import { stateIn } from '@sidework/contracts/identity/profiles/us-states';
import type { WaitingConsent, WaitingVerification } from '@sidework/contracts/identity/staff/staff';
import type { Waiting } from './queries.ts';

/** A child is shown as to anybody; the rest is in its file, whose reading is recorded. */
export const toWaitingVerification = ({
  consent,
  child,
  guardian,
}: Waiting): WaitingVerification => ({
  childId: consent.childId,
  childName: firstNameAndInitial(child.fullName),
  state: child.location && stateIn(child.location),
  consentMethod: consent.method,
  guardianName: guardian?.fullName ?? '',
  waitingSince: (consent.givenAt ?? consent.submittedAt).toISOString(),
});

export const toWaitingConsent = ({ consent, child, guardian }: Waiting): WaitingConsent => ({
  id: consent.id,
  childId: consent.childId,
  childName: firstNameAndInitial(child.fullName),
  guardianName: guardian?.fullName ?? '',
  method: consent.method,
  permits: consent.permits,
  hasForm: consent.formKey !== null,
  submittedAt: consent.submittedAt.toISOString(),
});
