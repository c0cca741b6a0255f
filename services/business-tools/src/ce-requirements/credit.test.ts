import { describe, expect, it } from 'vitest';
import { matching } from './credit.ts';
import * as Requirement from './requirement.ts';

const now = new Date('2026-11-01T12:00:00Z');
const aRequirement = (id: string, given: Partial<Requirement.Requirement> = {}) => ({
  id,
  professionalId: 'owner',
  requirementName: 'CPA license',
  hoursRequired: 20,
  hoursCompleted: 0,
  deadline: '2027-03-31',
  relatedLicenseId: null,
  profession: 'accounting' as const,
  state: null,
  subject: null,
  carryOverHours: 3,
  carriedHours: 0,
  startsOn: null,
  previousId: null,
  remindOn: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
  ...given,
});
const ethics = {
  category: 'accounting' as const,
  subject: 'Ethics',
  states: ['New Jersey'],
  completedOn: '2026-11-20',
};

describe('a finished course counts', () => {
  it.each([
    ['of its profession', {}, null, true],
    ['of another profession', { profession: 'notary' as const }, null, false],
    ['that names no profession', { profession: null }, null, false],
    ['of a state that approved it', { state: 'New Jersey' }, null, true],
    ['of a state that did not', { state: 'New York' }, null, false],
    ['of a license in a state that approved it', {}, 'New Jersey', true],
    ['of a license in a state that did not', {}, 'New York', false],
    ['of its subject, in other letters', { subject: ' ethics' }, null, true],
    ['of another subject', { subject: 'Taxes' }, null, false],
    ['that ends on its day', { deadline: '2026-11-20' }, null, true],
    ['that ended before', { deadline: '2026-11-19' }, null, false],
    ['that begins on its day', { startsOn: '2026-11-20' }, null, true],
    ['that begins after', { startsOn: '2026-11-21' }, null, false],
  ])('to a requirement %s: %j', (_, given, licenseState, isCounted) => {
    const requirement = aRequirement('one', given);
    const found = matching([{ requirement, licenseState }], ethics);
    expect(found).toEqual(isCounted ? [requirement] : []);
  });

  it.each([
    ['the period that ends first', { deadline: '2028-03-31' }, {}, 'two'],
    ['hours that are missing', { hoursCompleted: 20 }, {}, 'two'],
    ['a named subject', {}, { subject: 'Ethics' }, 'two'],
    [
      'the earlier period though it is complete',
      { deadline: '2028-03-31' },
      { hoursCompleted: 20 },
      'two',
    ],
  ])('first to %s', (_, one, two, expected) => {
    const requirements = [aRequirement('one', one), aRequirement('two', two)];
    const countable = requirements.map((requirement) => ({ requirement, licenseState: null }));
    expect(matching(countable, ethics).map(({ id }) => id)).toEqual([expected]);
  });

  it('once for each license', () => {
    const countable = ['one', 'two', 'two'].map((relatedLicenseId, place) => ({
      requirement: aRequirement(`${place}`, { relatedLicenseId }),
      licenseState: 'New Jersey',
    }));
    expect(matching(countable, ethics).map(({ id }) => id)).toEqual(['0', '1']);
  });
});

describe('excess hours', () => {
  const next = (before: Requirement.Requirement, deadline = '2029-03-31') =>
    Requirement.beginNext('next', before, deadline, {
      now,
      today: '2026-11-01',
      hasNext: false,
    });

  it('of 25 of 20 with a cap of 3: the next period begins with 3, which do not go on again', () => {
    const second = next(aRequirement('one', { hoursCompleted: 25 }));
    expect(second).toMatchObject({
      hoursCompleted: 3,
      carriedHours: 3,
      startsOn: '2027-04-01',
      previousId: 'one',
    });
    const filled = Requirement.addHours(second, 20, now);
    expect([filled.hoursCompleted, next(filled, '2031-03-31').carriedHours]).toEqual([23, 0]);
  });

  it.each([
    ['none are left', 17, 0],
    ['fewer than the cap', 21.5, 1.5],
    ['more than the cap', 30, 3],
  ])('carry over as far as they go: %s', (_, hoursCompleted, carried) => {
    expect(next(aRequirement('one', { hoursCompleted })).carriedHours).toBe(carried);
  });

  it('that are taken back are taken from the next period too', () => {
    const before = aRequirement('one', { hoursCompleted: 25 });
    const second = Requirement.addHours(next(before), 8, now);
    const less = Requirement.addHours(before, -8, now);
    expect(Requirement.carryOn(second, less, now)).toMatchObject({
      hoursCompleted: 8,
      carriedHours: 0,
    });
    expect(Requirement.carryOn(second, before, now)).toBeUndefined();
  });

  it('go on once, and into a later period', () => {
    const before = aRequirement('one');
    const begin = (deadline: string, hasNext: boolean) => () =>
      Requirement.beginNext('next', before, deadline, { now, today: '2026-11-01', hasNext });
    expect(begin('2029-03-31', true)).toThrow('begun already');
    expect(begin(before.deadline, false)).toThrow('ends after');
  });
});
