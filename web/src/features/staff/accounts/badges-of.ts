import type {
  AccountSummary,
  ChildStanding,
} from '@sidework/contracts/identity/staff/staff-accounts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { Meaning } from '../../../ui/figures/chip.tsx';
import { banText } from './ban-text.ts';
import { roleTexts } from './role-texts.ts';

interface Badge {
  word: string;
  meaning: Meaning;
}

/** Unusual are a ban, an obstacle that keeps a child from acting, and roles of staff. */
export function badgesOf({ bannedUntil, child, roles }: AccountSummary): Badge[] {
  const ban = banText(bannedUntil, serverNow());
  return [
    ...(ban ? [{ word: ban, meaning: 'error' as const }] : []),
    ...(child ? childBadges(child) : []),
    ...roles
      .filter((role) => role !== 'professional')
      .map((role) => ({ word: roleTexts[role], meaning: 'open' as const })),
  ];
}

/** The gravest alone; none of a child that may act. */
function childBadges({ verification, isConsented, isPaused }: ChildStanding): Badge[] {
  if (verification === 'rejected') return [{ word: 'Not verified', meaning: 'error' }];
  if (!isConsented) return [{ word: 'No consent', meaning: 'waiting' }];
  if (isPaused) return [{ word: 'Paused', meaning: 'over' }];
  if (verification === 'expired') return [{ word: 'Verification expired', meaning: 'due' }];
  return verification === 'verified' ? [] : [{ word: 'Being checked', meaning: 'turn' }];
}
