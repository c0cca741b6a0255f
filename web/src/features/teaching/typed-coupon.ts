import type { CouponDraft } from '@sidework/contracts/education-events/course-coupons';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';

/** The form as it is typed; named as it is sent, so that a refused field is found. */
export interface TypedCoupon {
  code: string;
  worth: 'percent' | 'amount';
  percentOff: string;
  centsOff: string;
  mostUses: string;
  validFrom: string;
  validUntil: string;
}

export const emptyCoupon: TypedCoupon = {
  code: '',
  worth: 'percent',
  percentOff: '',
  centsOff: '',
  mostUses: '',
  validFrom: '',
  validUntil: '',
};

const momentOf = (typed: string) => (typed ? new Date(typed).toISOString() : null);
const numberOf = (typed: string) => parseNumber(typed) ?? Number.NaN;

/** Times are those of the educator's own clock. */
export const toCouponDraft = (typed: TypedCoupon): CouponDraft => ({
  code: typed.code.trim().toUpperCase(),
  percentOff: typed.worth === 'percent' ? numberOf(typed.percentOff) : null,
  centsOff: typed.worth === 'amount' ? (parseDollars(typed.centsOff) ?? Number.NaN) : null,
  mostUses: typed.mostUses.trim() ? numberOf(typed.mostUses) : null,
  validFrom: momentOf(typed.validFrom),
  validUntil: momentOf(typed.validUntil),
});
