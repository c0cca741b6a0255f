import { conflict } from '@sidework/chassis/errors';

/** The platform always has an administrator who can decide. */
export function requireOther(hasOther: boolean): void {
  if (!hasOther) throw conflict('last_administrator');
}
