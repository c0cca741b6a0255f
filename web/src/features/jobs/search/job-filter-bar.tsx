import {
  type Category,
  jobCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { limits } from '@sidework/contracts/marketplace/limits';
import { lazy, Suspense } from 'react';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { ChoiceField, SearchField } from '../../../ui/fields/plain-fields.tsx';
import classes from './job-filter-bar.module.css';
import type { JobFilters } from './job-filters.ts';
import { PlaceField } from './place-field.tsx';
import type { usePlace } from './use-place.ts';

const FurtherFilters = lazy(async () => ({
  default: (await import('./further-filters.tsx')).FurtherFilters,
}));

const optionsOf = (categories: readonly Category[]) => [
  { value: '', label: 'All categories' },
  ...categories.map(({ key, label }) => ({ value: key, label })),
];

const options = { adults: optionsOf(jobCategories), children: optionsOf(youthCategories) };

interface Props {
  /** It chooses the categories. */
  audience: keyof typeof options;
  filters: JobFilters;
  onChange: (part: Partial<JobFilters>) => void;
  location: ReturnType<typeof usePlace>;
}

export function JobFilterBar({ audience, filters, onChange, location }: Props) {
  const search = useTypedSearch(filters.search, (search) => onChange({ search }));
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label="Search jobs"
          placeholder="Title, description or location"
          maxLength={limits.jobSearch}
          value={search.typed}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && search.settle()}
        />
      </div>
      <div className={classes.category}>
        <ChoiceField
          label="Category"
          options={options[audience]}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <div className={classes.place}>
        <PlaceField location={location} />
      </div>
      <Suspense fallback={<div className={classes.further} />}>
        <FurtherFilters
          filters={filters}
          onChange={onChange}
          location={location}
          mayLocate={audience === 'adults'}
        />
      </Suspense>
    </search>
  );
}
