import { describe, expect, it } from 'vitest';
import { firstParts, leftText, toMilestones } from './milestone-parts.ts';

const part = (amount: string) => ({ title: ' Pipes ', amount, dueOn: '' });

describe('milestones as they are typed', () => {
  it.each([1_00, 333_33, 40_000_00])('begin with two that make up %i cents', (total) => {
    const { milestones } = toMilestones(firstParts(total));
    expect(milestones.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total);
  });

  it.each([
    [['100', '300'], 'The amounts make up the total.'],
    [['100', ''], '$300.00 is left to split.'],
    [['100', '300.50'], '$0.50 too much.'],
  ])('of %j say "%s"', (amounts, text) => {
    expect(leftText(amounts.map(part), 40_000)).toBe(text);
  });

  it('are sent in cents, without spaces', () => {
    expect(toMilestones([part('1,200.5')])).toEqual({
      milestones: [{ title: 'Pipes', amountCents: 120_050, dueOn: null }],
    });
  });
});
