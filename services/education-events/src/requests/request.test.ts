import { describe, expect, it } from 'vitest';
import { requestIn, requireAnswerable } from './request.ts';

describe('a request of a child', () => {
  it.each([
    [true, true, true],
    [true, false, true],
    [false, false, true],
    [false, true, false],
  ])(
    'may be answered where the child may act (%s), the answer is yes (%s): %s',
    (mayAct, isApproved, isPossible) => {
      const answer = () => requireAnswerable({ mayAct }, isApproved);
      if (isPossible) expect(answer).not.toThrow();
      else expect(answer).toThrow('no such request');
    },
  );

  it('is found among those of the child', () => {
    expect(requestIn([{ id: 'one' }, { id: 'two' }], 'two')).toEqual({ id: 'two' });
    expect(() => requestIn([{ id: 'one' }], 'two')).toThrow('no such request');
  });
});
