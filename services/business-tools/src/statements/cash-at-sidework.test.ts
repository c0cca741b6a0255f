import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBalance, moveBalance, type SideworkBalance } from '../account-moves/move.ts';
import { type BookEntry, balances, postingsOf } from './ledger.ts';

/** A release of work with its fee, a refund of a part of one, a cancellation fee, a payout: as the platform books them. */
type Event =
  | { do: 'release'; cents: number; bps: number }
  | { do: 'refund'; share: number }
  | { do: 'fee'; cents: number }
  | { do: 'payout' | 'collect' | 'pay-fee' }
  | { do: 'credit' | 'child' | 'hold'; cents: number };

const cents = fc.integer({ min: 1, max: 1_000_000 });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    do: fc.constant('release' as const),
    cents,
    bps: fc.integer({ max: 3_000, min: 0 }),
  }),
  fc.record({ do: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('fee' as const), cents }),
  fc.record({ do: fc.constantFrom('payout' as const, 'collect' as const, 'pay-fee' as const) }),
  fc.record({
    do: fc.constantFrom('credit' as const, 'child' as const, 'hold' as const),
    cents,
  }),
);

interface Told {
  change: Partial<SideworkBalance>;
  isOfChild?: boolean;
  entries?: BookEntry[];
}

const day = '2026-05-01';
const income = (amountCents: number): BookEntry => ({
  kind: 'income',
  category: amountCents < 0 ? 'Refunds' : 'Services',
  day,
  amountCents,
});
const spent = (amountCents: number): BookEntry => ({
  kind: 'deduction',
  category: 'Other',
  day,
  amountCents,
});
const available = ({ earnedCents, owedCents, feesDueCents, creditCents }: SideworkBalance) =>
  Math.max(0, earnedCents - owedCents - feesDueCents) + creditCents;

function tell(asked: Event, now: SideworkBalance, released: number): Told {
  switch (asked.do) {
    case 'release': {
      const fee = Math.round((asked.cents * asked.bps) / 10_000);
      return {
        change: { earnedCents: asked.cents - fee },
        entries: [income(asked.cents), spent(fee)],
      };
    }
    case 'refund': {
      const back = Math.ceil((released * asked.share) / 100);
      const fromBalance = Math.min(back, now.earnedCents);
      const change = { earnedCents: -fromBalance, owedCents: back - fromBalance };
      return { change, entries: [income(-back)] };
    }
    case 'fee':
      return { change: { feesDueCents: asked.cents } };
    case 'pay-fee': {
      const paid = Math.min(now.feesDueCents, now.earnedCents);
      return { change: { earnedCents: -paid, feesDueCents: -paid }, entries: [spent(paid)] };
    }
    case 'collect': {
      const paid = Math.min(now.owedCents, now.earnedCents);
      return { change: { earnedCents: -paid, owedCents: -paid } };
    }
    case 'payout': {
      const all = available(now);
      return { change: { earnedCents: now.creditCents - all, creditCents: -now.creditCents } };
    }
    case 'credit':
      return { change: { creditCents: asked.cents } };
    case 'child':
      return { change: { earnedCents: asked.cents }, isOfChild: true };
    case 'hold':
      return { change: { heldCents: asked.cents } };
  }
}

it('after each event the account Cash at Sidework is the available balance, and what was paid out and nothing else is cash', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (history) => {
      let balance = emptyBalance;
      let released = 0;
      let paidOut = 0;
      const entries: BookEntry[] = [];
      for (const asked of history) {
        const { change, isOfChild = false, entries: booked = [] } = tell(asked, balance, released);
        if (asked.do === 'release') released += change.earnedCents ?? 0;
        if (asked.do === 'refund') released -= (change.owedCents ?? 0) - (change.earnedCents ?? 0);
        if (asked.do === 'payout') paidOut += available(balance);
        const { after, moves } = moveBalance(
          balance,
          { ...emptyBalance, ...change },
          { isOfChild, isPayout: asked.do === 'payout' },
        );
        balance = after;
        for (const [move, amountCents] of moves)
          entries.push({ kind: 'account', move, day, amountCents });
        entries.push(...booked);
        const sums = balances(entries.flatMap(postingsOf), () => true);
        const of = (name: string) =>
          (sums.find(({ account }) => account.name === name)?.cents ?? 0) + 0;
        expect(of('Cash at Sidework')).toBe(available(balance) + 0);
        expect(of('Cash')).toBe(paidOut);
        expect(0 - of('Refunds payable')).toBe(balance.owedCents + 0);
        expect(0 - of('Fees owed')).toBe(balance.feesDueCents + 0);
        expect(of('Escrow receivable')).toBe(balance.heldCents + 0);
      }
    }),
  );
});
