import type {
  KidsHindrance,
  KidsProfile,
  QuietHours,
  WaitingConsentStatus,
} from '@sidework/contracts/identity/kids/kids';
import { maskedEmail, maskedPhone } from '@sidework/contracts/kernel/masked-contact';
import type { Kid } from '../../kids/kid.ts';
import type { KidsProfile as KidsRow } from '../../kids/table.ts';

interface Around {
  mayAct: boolean;
  hindrance: KidsHindrance | null;
  guardianNames: string[];
  askedAt: Date | null;
  waitingConsent: WaitingConsentStatus | null;
}

/** As the child itself sees it. */
export function toKidsProfile({ row, permits }: Kid, around: Around): KidsProfile {
  return {
    idVerificationStatus: row.idVerificationStatus,
    parentConsentGiven: row.parentConsentGiven,
    parentName: row.parentName,
    parentEmail: row.parentEmail && maskedEmail(row.parentEmail),
    parentPhone: row.parentPhone && maskedPhone(row.parentPhone),
    askedAt: around.askedAt?.toISOString() ?? null,
    waitingConsent: around.waitingConsent,
    permits,
    quietHours: toQuietHours(row),
    mayAct: around.mayAct,
    hindrance: around.hindrance,
    guardians: around.guardianNames.map(firstNameOf),
  };
}

export const toQuietHours = ({ quietFrom, quietUntil }: KidsRow): QuietHours | null =>
  quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };

const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? '';
