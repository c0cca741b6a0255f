import { notFound, unauthenticated } from '@sidework/chassis/errors';
import type { Audience } from '../jobs/audience.ts';
import type { ShownGig } from './queries.ts';

/** A visitor is asked to sign in before a gig is refused. */
export function requireVisible(
  shown: ShownGig | undefined,
  reader: Audience,
): asserts shown is ShownGig {
  if (shown && isVisible(shown, reader)) return;
  throw reader.id ? notFound('gig_not_found') : unauthenticated('unauthenticated');
}

/** The rule of the list: a child's gig is shown to people who are signed in, and an adult's to no child (D-119). */
function isVisible({ gig, professional }: ShownGig, { id, isChild }: Audience): boolean {
  if (gig.status === 'deleted') return false;
  if (gig.professionalId === id) return true;
  if (gig.status !== 'active' || !professional.mayAct) return false;
  if ((professional.accountType === 'sidework_kids') !== gig.isYouth) return false;
  if (!gig.isYouth) return !isChild;
  return id !== undefined && (professional.permits?.includes('paid_work') ?? false);
}

/** Professionals are adults, whom no list shows to a child. */
export function requireVisiblePro<P>(
  professional: P | undefined,
  { isChild }: Audience,
): asserts professional is P {
  if (!professional || isChild) throw notFound('pro_not_found');
}
