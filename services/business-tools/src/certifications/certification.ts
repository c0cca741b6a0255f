import type { Actor } from '@sidework/chassis/http/actor';
import type { CertificationForm } from '@sidework/contracts/business-tools/certifications';
import { nextReminderOn } from '@sidework/contracts/business-tools/expiry';
import type { Expiring } from '../expiries/needs.ts';
import type { certifications } from './table.ts';

export type Certification = typeof certifications.$inferSelect;

/** `today` is the day where its owner lives. */
export function add(
  id: string,
  form: CertificationForm,
  by: Actor,
  { now, today }: { now: Date; today: string },
): Certification {
  return {
    id,
    professionalId: by.id,
    ...sayingOf(form),
    remindOn: nextReminderOn(form.expiryDate, today),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** A new expiry means a renewal, so its reminders start again. */
export function edit(
  certification: Certification,
  form: CertificationForm,
  { now, today }: { now: Date; today: string },
): Certification {
  const isRenewed = form.expiryDate !== certification.expiryDate;
  return {
    ...certification,
    ...sayingOf(form),
    remindOn: isRenewed ? nextReminderOn(form.expiryDate, today) : certification.remindOn,
    version: certification.version + 1,
    updatedAt: now,
  };
}

const sayingOf = ({ professionalId: _own, ...said }: CertificationForm) => said;

/** As far as it can expire. */
export const expiring = (certification: Certification): Expiring => ({
  id: certification.id,
  professionalId: certification.professionalId,
  name: certification.certificationName,
  expiresOn: certification.expiryDate,
});
