import {
  bookedIncomeCategories,
  deductionCategories,
  feeCategory,
  mileageCategory,
} from '@sidework/contracts/business-tools/categories';
import { yearsOffered } from '@sidework/contracts/business-tools/periods';
import { viewersToday } from '../../lib/viewers-today.ts';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import type { KindOfRecord } from './record-kinds.ts';
import { useSummary } from './tax-summary.tsx';
import { allYears, type useRecordFilter } from './use-record-filter.ts';

const option = (value: string, label = value) => ({ value, label });
const periods = [
  option('', 'Whole year'),
  ...['1', '2', '3', '4'].map((quarter) => option(quarter, `Q${quarter}`)),
];
const sources = [
  option('', 'All records'),
  option('automatic', 'From Sidework'),
  option('manual', 'Added by you'),
];
const categories: Record<KindOfRecord, readonly string[]> = {
  income: bookedIncomeCategories,
  deductions: [...deductionCategories, feeCategory, mileageCategory],
};

interface Props {
  kind: KindOfRecord;
  filter: ReturnType<typeof useRecordFilter>;
}

export function RecordFilterBar({ kind, filter: { year, query, get, set } }: Props) {
  const current = Number(viewersToday().slice(0, 4));
  const chosen = query.year === undefined ? [] : [query.year];
  const years = yearsOffered(current, [...chosen, ...(useSummary(query).data?.years ?? [])]);
  return (
    <FilterBar label="Filter records">
      <ChoiceField
        label="Year"
        value={year}
        onChange={(next) => set(next === allYears ? { year: next, quarter: '' } : { year: next })}
        options={[option(allYears, 'All years'), ...years.map((one) => option(String(one)))]}
      />
      <ChoiceField
        label="Period"
        value={get('quarter')}
        disabled={year === allYears}
        onChange={(quarter) => set({ quarter })}
        options={periods}
      />
      <ChoiceField
        label="Category"
        value={get('category')}
        onChange={(category) => set({ category })}
        options={[
          option('', 'All categories'),
          ...categories[kind].map((category) => option(category)),
        ]}
      />
      <ChoiceField
        label="Source"
        value={get('source')}
        onChange={(source) => set({ source })}
        options={sources}
      />
    </FilterBar>
  );
}
