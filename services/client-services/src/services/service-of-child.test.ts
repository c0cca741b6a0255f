import { expect, it } from 'vitest';
import * as ServiceOfChild from './service-of-child.ts';

const child = { id: 'child', mayAct: true, guardianIds: ['guardian', 'other'] };
const adult = { id: 'adult' };
const work = { professionalId: 'child', isGuardianApproved: true };
const refusal = (code: string) => expect.objectContaining({ code });

it.each([
  ['of adults', [], { ...work, isGuardianApproved: false }],
  ['of a child, which a guardian approved', [child], work],
])('lets work go on that is %s', (_what, children, of) => {
  expect(() => ServiceOfChild.requireApproved(children, of)).not.toThrow();
});

it.each([
  ['a child without an approval', [child], { professionalId: 'child' }],
  ['a child as its client', [child], { ...work, professionalId: 'adult' }],
])('refuses work of %s', (_what, children, of) => {
  expect(() => ServiceOfChild.requireApproved(children, of)).toThrow(
    refusal('guardian_approval_needed'),
  );
});

it('lets the deadline of adults alone change without a negotiation', () => {
  expect(() => ServiceOfChild.requireTermsOfAdults(false)).not.toThrow();
  expect(() => ServiceOfChild.requireTermsOfAdults(true)).toThrow(
    refusal('deadline_with_guardian'),
  );
});

it('lets nobody but a paused child change its work', () => {
  const paused = { ...child, mayAct: false };
  expect(() => ServiceOfChild.requireNonePaused([paused], adult)).toThrow(
    refusal('young_person_paused'),
  );
  expect(() => ServiceOfChild.requireNonePaused([paused], paused)).not.toThrow();
  expect(() => ServiceOfChild.requireNonePaused([child], adult)).not.toThrow();
});

it('knows the guardians of a child, and tells nobody else of it', () => {
  expect(ServiceOfChild.requireGuardian(child, { id: 'other' }, 'not_found')).toBe(child);
  for (const [found, by] of [[child, adult] as const, [undefined, { id: 'guardian' }] as const])
    expect(() => ServiceOfChild.requireGuardian(found, by, 'not_found')).toThrow(
      refusal('not_found'),
    );
});

it("gives a child's earnings to its first guardian", () => {
  expect(ServiceOfChild.keeperOf(child)).toBe('guardian');
  expect(() => ServiceOfChild.keeperOf({ guardianIds: [] })).toThrow(
    refusal('guardian_approval_needed'),
  );
});
