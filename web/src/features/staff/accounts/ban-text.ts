import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import { exactText } from '../../../lib/dates.ts';

/** Undefined where there is no ban, or where it has run out. */
export function banText(bannedUntil: string | null, now: number): string | undefined {
  if (!bannedUntil || Date.parse(bannedUntil) <= now) return undefined;
  if (bannedUntil === bannedWithoutEnd) return 'Banned until lifted';
  return `Banned until ${exactText(bannedUntil)}`;
}
