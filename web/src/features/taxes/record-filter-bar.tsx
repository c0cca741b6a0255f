import {
  deductionCategories,
  feeCategory,
  incomeCategories,
} from '@sidework/contracts/business-tools/categories';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { ChoiceField } from '../../ui/plain-fields.tsx';
import type { KindOfRecord } from './record-kinds.ts';
import type { useRecordFilter } from './use-record-filter.ts';

const option = (value: string, label = value) => ({ value, label });
const periods = [
  option('', 'Whole year'),
  ...['1', '2', '3', '4'].map((quarter) => option(quarter, `Q${quarter}`)),
];
const sources = [
  option('', 'All records'),
  option('automatic', 'From payments'),
  option('manual', 'Added by you'),
];
const categories: Record<KindOfRecord, readonly string[]> = {
  income: incomeCategories,
  deductions: [...deductionCategories, feeCategory],
};

interface Props {
  kind: KindOfRecord;
  filter: ReturnType<typeof useRecordFilter>;
}

export function RecordFilterBar({ kind, filter: { years, query, get, set } }: Props) {
  return (
    <FilterBar label="Filter records">
      <ChoiceField
        label="Year"
        value={String(query.year)}
        onChange={(year) => set({ year })}
        options={years.map((year) => option(String(year)))}
      />
      <ChoiceField
        label="Period"
        value={get('quarter')}
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
