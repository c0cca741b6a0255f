import { conflict } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';

/** A child is hired while it may act and its guardians agree to paid work. */
export function mayBeHired({ mayAct, permits }: Person): void {
  if (!mayAct || !permits?.includes('paid_work')) throw conflict('child_may_not_work');
}
