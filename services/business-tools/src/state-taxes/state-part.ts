import type { ExplainedLine, Input } from '@sidework/contracts/business-tools/explained';
import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import type { TaxPart } from '@sidework/contracts/business-tools/tax-estimates';
import { formatCents } from '@sidework/contracts/kernel/money';
import { toCents } from './exact.ts';
import { leftOutOf } from './left-out.ts';
import { findPlace, localTax, placeName, placesOf } from './local-tax.ts';
import { citation, plainNote } from './plain-text.ts';
import type { Brackets, Confidence, Fact, LocalTax, Rows, StateRules } from './rules.ts';
import type { FederalFacts } from './state-income.ts';
import { type StateTax, stateTax } from './tax-of-state.ts';

/** The place that a professional lives in, with the rules of its state if the year has any. */
export interface StatePlace {
  name: string;
  code: string;
  year: number;
  locality: string | null;
  known: { rules: StateRules; sources: Record<string, string>; snapshot: string } | undefined;
}

/** The tax of a state and a place on a year; a null amount is not included in any sum. */
export interface StatePart {
  stateTaxCents: number | null;
  localTaxCents: number | null;
  parts: TaxPart[];
  lines: ExplainedLine[];
}

/** The tax of a state and of a place in it, with what it is worked out from and what it leaves out. */
export function statePart(place: StatePlace, facts: FederalFacts): StatePart {
  const { known, code } = place;
  if (!known) return notIncluded(place, [`No rules of ${place.name} are known for ${place.year}.`]);
  const tax = stateTax(known.rules, code, facts);
  const local = localPart(place, known.rules, tax, facts);
  const state = tax
    ? taxedPart(place, known.rules, tax)
    : notIncluded(place, [
        `A figure that ${place.name}’s tax needs is not known for ${place.year}.`,
      ]);
  return {
    stateTaxCents: state.stateTaxCents,
    localTaxCents: local?.amountCents ?? null,
    parts: [...state.parts, ...(local ? [local] : [])],
    lines: [
      ...(tax ? linesOf(place, known.rules, tax, facts.status) : []),
      ...(local && local.amountCents !== null ? [localLine(place, local, local.amountCents)] : []),
    ],
  };
}

type Part = Pick<StatePart, 'stateTaxCents' | 'parts'>;

function notIncluded({ name }: StatePlace, notes: string[]) {
  const part: TaxPart = {
    key: 'state',
    label: name,
    amountCents: null,
    notes,
    leftOut: [],
    sources: [],
  };
  return { stateTaxCents: null, localTaxCents: null, parts: [part], lines: [] };
}

function taxedPart(place: StatePlace, rules: StateRules, tax: StateTax): Part {
  const facts = factsOf(rules);
  const notes = rules.taxesIncome.value
    ? [plainNote(rules.base?.note), ...confidenceNotes(facts)]
    : [`${place.name} does not tax income from work.`];
  const part: TaxPart = {
    key: 'state',
    label: place.name,
    amountCents: tax.taxCents,
    notes: notes.filter((note) => note !== ''),
    leftOut: leftOutOf(rules),
    sources: sourcesOf(place, rules.taxesIncome.value ? facts : { tax: [rules.taxesIncome] }),
  };
  return { stateTaxCents: tax.taxCents, parts: [part] };
}

function localPart(
  place: StatePlace,
  rules: StateRules,
  state: StateTax | undefined,
  facts: FederalFacts,
): TaxPart | undefined {
  const base = { key: 'local' as const, leftOut: [], sources: [] };
  const { locality } = place;
  if (placesOf(rules).length === 0) return undefined;
  if (locality === null) {
    const notes = ['Choose your city or county in your tax profile, if it is in the list.'];
    return { ...base, label: 'City or county', amountCents: null, notes };
  }
  const found = findPlace(rules, locality);
  const label = found ? placeName(found) : locality;
  const amount = found && localTax(found, state, facts);
  if (!found || amount === undefined) {
    const notes = [`The tax of ${label} is not modeled.`, plainNote(found?.note)];
    return { ...base, label, amountCents: null, notes: notes.filter((note) => note !== '') };
  }
  const onlyProfit =
    found.kind === 'flat_on_net_profit' && facts.wagesCents > 0
      ? ['On net profit alone: what the place takes of wages is not counted.']
      : [];
  const used = { 'local rates': [found] };
  return {
    ...base,
    label,
    amountCents: amount,
    notes: [plainNote(found.note), ...onlyProfit, ...confidenceNotes(used)].filter(Boolean),
    sources: sourcesOf(place, used),
  };
}

type Facts = Record<string, (Fact | null | undefined)[]>;

const factsOf = (rules: StateRules): Facts => ({
  'tax rates': [rules.brackets, ...rules.surtaxes, ...rules.taxAdjustments],
  'standard deduction': [rules.standardDeduction],
  'personal exemption': [rules.exemptions?.personal],
  'other deductions': rules.deductions,
  credits: rules.taxCredits,
  'income that it begins with': [rules.base],
});

/** Says which figures are not the year's own, or were not read in the law or a form. */
function confidenceNotes(facts: Facts): string[] {
  const named = (confidence: Confidence) =>
    Object.entries(facts)
      .filter(([, all]) => all.some((fact) => fact?.confidence === confidence))
      .map(([name]) => name);
  const carried = named('carried');
  const stated = named('stated');
  return [
    ...(carried.length > 0
      ? [`Carried over from another year: ${carried.join(', ')}. Expect a small difference.`]
      : []),
    ...(stated.length > 0
      ? [`As a public page states it: ${stated.join(', ')}. Confirm before you rely on it.`]
      : []),
  ];
}

function sourcesOf(place: StatePlace, facts: Facts): string[] {
  const titles = Object.values(facts).flatMap((all) =>
    all.flatMap((fact) => {
      const title = place.known?.sources[fact?.source ?? ''];
      return title ? [citation(title, place.name)] : [];
    }),
  );
  return [...new Set(titles)];
}

function linesOf(
  place: StatePlace,
  rules: StateRules,
  tax: StateTax,
  status: FilingStatus,
): ExplainedLine[] {
  const { name, known } = place;
  const snapshot = known?.snapshot ?? '';
  const asOf = dayOf((rules.brackets ?? rules.taxesIncome).asOf, snapshot);
  const cited = rules.taxesIncome.value ? rules.brackets : rules.taxesIncome;
  const source = sourcesOf(place, { rates: [cited] }).join('; ');
  const from = { source, asOf };
  if (!tax.income)
    return [
      {
        ...from,
        key: 'state',
        label: `State tax, ${name}`,
        amountCents: 0,
        formula: 'no tax on income from work',
        inputs: [],
      },
    ];
  const stateAgi = toCents(tax.income.incomes.state_agi);
  return [
    {
      ...from,
      key: 'state_taxable',
      label: `Taxable income, ${name}`,
      amountCents: tax.taxableCents,
      formula: 'the income that the state begins with − its own deductions and exemptions',
      inputs: [
        { name: 'state income', value: formatCents(stateAgi) },
        { name: 'deductions and exemptions', value: formatCents(stateAgi - tax.taxableCents) },
      ],
    },
    {
      ...from,
      key: 'state',
      label: `State tax, ${name}`,
      amountCents: tax.taxCents,
      formula: 'the state’s rates of its taxable income, less its automatic credits',
      inputs: [
        { name: 'taxable income', value: formatCents(tax.taxableCents) },
        ...rateInputs(rules.brackets, status, tax.taxableCents),
      ],
    },
  ];
}

const localLine = (place: StatePlace, part: TaxPart, amountCents: number): ExplainedLine => ({
  key: 'city',
  label: `Local tax, ${part.label}`,
  amountCents,
  formula: 'the place’s rate of what it taxes',
  inputs: [],
  source: part.sources.join('; '),
  asOf: place.known?.snapshot ?? '',
});

function rateInputs(
  brackets: Brackets | Fact | null,
  status: FilingStatus,
  taxable: number,
): Input[] {
  if (!brackets || !('method' in brackets)) return [];
  if (brackets.method === 'flat') return [{ name: 'rate', value: percentText(brackets.rate) }];
  const rows: Rows<string> =
    brackets.method === 'marginal' ? brackets.byStatus[status] : brackets.rates;
  return rows
    .filter(([from]) => taxable > from)
    .map(([from, rate]) => ({ name: `above ${formatCents(from)}`, value: percentText(rate) }));
}

/** A fraction in decimals, such as 0.0307, as percent. */
const percentText = (fraction: string) => `${Number((Number(fraction) * 100).toFixed(6))}%`;

const dayOf = (asOf: string | null | undefined, otherwise: string) =>
  /^\d{4}-\d\d-\d\d$/.test(asOf ?? '') ? (asOf ?? otherwise) : otherwise;

/** The places of a state as a list to choose from. */
export const placeChoices = (rules: StateRules) =>
  placesOf(rules)
    .filter((place) => !/^other /i.test(place.name))
    .map((place: LocalTax) => ({
      name: placeName(place),
      isModeled: place.rate !== null,
    }));
