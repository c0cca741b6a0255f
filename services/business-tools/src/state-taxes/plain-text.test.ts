import { expect, it } from 'vitest';
import { ruleSetOf } from '../../test/rule-sets.ts';
import { shippedStateRules } from '../../test/state-rules.ts';
import { federalEstimate } from '../estimates/federal-estimate.ts';
import { placesOf } from './local-tax.ts';
import { citation, plainNote } from './plain-text.ts';
import { statePart } from './state-part.ts';

it.each([
  ['Fades above 28,000 dollars.', 'Fades above $28,000.'],
  ['QBI is not allowed.', 'The QBI deduction is not allowed.'],
  ['Due by all (localTaxes).', 'Due by all.'],
  ['City 1 %. Not in the data.', 'City 1 %.'],
  ['As the parameter files have it (verify).', ''],
])('"%s" is read as "%s"', (note, plain) => {
  expect(plainNote(note)).toBe(plain);
});

it.each([
  [
    'PolicyEngine US 1.817.0, variable al_agi (rules as modelled)',
    'Alabama’s income tax law, as PolicyEngine US computes it',
  ],
  [
    'IRS inflation figures for tax year 2026 (Rev. Proc.), as dated by PolicyEngine US',
    'IRS inflation figures for tax year 2026',
  ],
  ['2024 Alabama Income Tax Instructions', '2024 Alabama Income Tax Instructions'],
])('"%s" is cited as "%s"', (title, cited) => {
  expect(citation(title, 'Alabama')).toBe(cited);
});

const workingNote = /policyengine|parameter|verif|not read|null|\b[a-z]+[A-Z]|_|\d dollars/;

it('no text of a state or a place holds a working note', () => {
  const profile = {
    filingStatus: 'single',
    wagesCents: 1,
    spouseWagesCents: 0,
    takesQbi: false,
  } as const;
  const totals = { incomeCents: 6_000_000, deductionsCents: 0 };
  const { facts } = federalEstimate(totals, profile, ruleSetOf(2026));
  const wrong = new Set<string>();
  for (const { state, year, ...known } of shippedStateRules)
    for (const locality of [null, ...placesOf(known.rules).map(({ name }) => name)]) {
      const place = { name: state, code: state, year, locality, known };
      const { parts } = statePart(place, facts);
      const texts = parts.flatMap(({ notes, leftOut }) => [...notes, ...leftOut]);
      for (const text of texts) if (workingNote.test(text)) wrong.add(text);
    }
  expect([...wrong]).toEqual([]);
});
