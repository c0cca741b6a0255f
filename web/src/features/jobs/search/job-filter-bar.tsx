import {
  type Category,
  jobCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { limits } from '@sidework/contracts/marketplace/limits';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ChoiceField, SearchField } from '../../../ui/fields/plain-fields.tsx';
import classes from './job-filter-bar.module.css';
import type { JobFilters } from './job-filters.ts';
import { PlaceField } from './place-field.tsx';
import type { usePlace } from './use-place.ts';

const DistanceFilter = lazy(async () => ({
  default: (await import('./distance-filter.tsx')).DistanceFilter,
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
      {location.place && (
        <Suspense fallback={<div className={classes.distance} />}>
          <DistanceFilter
            filters={filters}
            onChange={onChange}
            onTurnOff={location.disable}
            town={location.town}
          />
        </Suspense>
      )}
      {!location.place && audience === 'adults' && (
        <div className={classes.locate}>
          <PlainButton
            variant="default"
            isBusy={location.isLocating}
            onClick={() => void location.enable()}
          >
            <IconMapPin size={18} aria-hidden />
            Enable Location
          </PlainButton>
        </div>
      )}
    </search>
  );
}
