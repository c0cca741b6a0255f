import type { QuietHours } from '@sidework/contracts/identity/kids';
import type { Deps } from '../deps.ts';
import { changeChild } from '../kids/lock-child.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import type { Guardian } from './who-asks.ts';

export function setQuietHours(
  deps: Deps,
  by: Guardian,
  childId: string,
  quietHours: QuietHours | null,
) {
  const change = { childId, action: 'child_quiet_hours_set', details: { quiet_hours: quietHours } };
  return changeForGuardian(deps, by, change, (tx, child, at) =>
    changeChild(
      tx,
      child,
      { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null },
      at,
    ),
  );
}
