import type { Actor } from '@sidework/chassis/http/actor';
import { nextReminderOn } from '@sidework/contracts/business-tools/expiry';
import type { LicenseForm } from '@sidework/contracts/business-tools/licenses';
import type { Expiring } from '../expiries/needs.ts';
import type { licenses } from './table.ts';

export type License = typeof licenses.$inferSelect;

/** `today` is the day where its owner lives. */
export function add(
  id: string,
  form: LicenseForm,
  by: Actor,
  { now, today }: { now: Date; today: string },
): License {
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
  license: License,
  form: LicenseForm,
  { now, today }: { now: Date; today: string },
): License {
  const isRenewed = form.expiryDate !== license.expiryDate;
  return {
    ...license,
    ...sayingOf(form),
    remindOn: isRenewed ? nextReminderOn(form.expiryDate, today) : license.remindOn,
    version: license.version + 1,
    updatedAt: now,
  };
}

const sayingOf = ({ professionalId: _own, ...said }: LicenseForm) => said;

/** As far as it can expire. */
export const expiring = (license: License): Expiring => ({
  id: license.id,
  professionalId: license.professionalId,
  name: license.licenseName,
  expiresOn: license.expiryDate,
});
