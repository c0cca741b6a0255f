import { notFound } from '@sidework/chassis/errors';

/** The payouts of another person are not found. */
export function requirePayout<P>(payout: P | undefined): P {
  if (!payout) throw notFound('payout_not_found');
  return payout;
}
