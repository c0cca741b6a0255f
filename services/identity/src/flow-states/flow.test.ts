import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { after, someday } from '../../test/rows.ts';
import { requireFinished } from './flow.ts';
import type { FlowState } from './table.ts';

const verifier = 'v'.repeat(43);
const flow = (given: Partial<FlowState> = {}): FlowState =>
  ({
    userId: 'somebody',
    codeChallenge: verifier,
    codeChallengeMethod: 'plain',
    authCodeIssuedAt: someday,
    ...given,
  }) as FlowState;

it.each([
  ['five minutes old', flow(), 300, verifier, undefined],
  ['older', flow(), 300.001, verifier, 'flow_state_expired'],
  ['that nobody began', undefined, 0, verifier, 'flow_state_not_found'],
  ['that nobody has finished', flow({ userId: null }), 0, verifier, 'flow_state_not_found'],
  ['without a code', flow({ authCodeIssuedAt: null }), 0, verifier, 'flow_state_not_found'],
  ['of another client', flow(), 0, 'w'.repeat(43), 'bad_code_verifier'],
])('a flow %s', (_what, row, seconds, shown, refusal) => {
  expect(refusalOf(() => requireFinished(row, shown, after(seconds)))).toBe(refusal);
});
