import { formatCents } from '@sidework/contracts/kernel/money';
import {
  type Category,
  gigCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { limits } from '@sidework/contracts/marketplace/limits';
import { lazy, Suspense, useState } from 'react';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../ui/fields/plain-fields.tsx';
import {
  distanceOf,
  distances,
  type GigFilters,
  ordersOf,
  priceLimits,
  ratings,
} from './gig-filters.ts';

const NearField = lazy(async () => ({ default: (await import('./near-field.tsx')).NearField }));

const optionsOf = (categories: readonly Category[]) =>
  categories.map(({ key, label }) => ({ value: key, label }));
const all = { value: '', label: 'All categories' };
const ofAdults = [all, ...optionsOf(gigCategories)];
const withYouth = [
  ...ofAdults,
  ...optionsOf(youthCategories)
    .filter(({ value }) => !gigCategories.some(({ key }) => key === value))
    .map(({ value, label }) => ({ value, label: `${label} (by young people)` })),
];
const ofChildren = [all, ...optionsOf(youthCategories)];
const categories = { adults: ofAdults, everybody: withYouth, children: ofChildren };
const prices = [
  { value: '', label: 'Any price' },
  ...priceLimits.map((limit) => ({
    value: limit,
    label: `Up to ${formatCents(Number(limit) * 100)}`,
  })),
];
const stars = [
  { value: '', label: 'Any rating' },
  ...ratings.map((rating) => ({ value: rating, label: `${rating} stars and up` })),
];
const licenses = [
  { value: '', label: 'With or without' },
  { value: 'true', label: 'Licensed' },
] as const;
const miles = distances.map((distance) => ({ value: distance, label: `${distance} miles` }));

interface Props {
  filters: GigFilters;
  /** It names the owners of the listed gigs. */
  by: keyof typeof categories;
  onChange: (part: Partial<GigFilters>) => void;
}

export function GigFilterBar({ filters, by, onChange }: Props) {
  const [typed, setTyped] = useState(filters.search);
  const [told, setTold] = useState(filters.search);
  if (told !== filters.search) {
    setTold(filters.search);
    setTyped(filters.search);
  }
  return (
    <>
      <FilterBar label="Filters">
        <SearchField
          label="Search services"
          placeholder="What do you need done?"
          maxLength={limits.jobSearch}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setTold(currentTarget.value.trim());
            onChange({ search: currentTarget.value.trim() });
          }}
        />
        <ChoiceField
          label="Category"
          options={categories[by]}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
        {by !== 'children' && <Place filters={filters} onChange={onChange} />}
      </FilterBar>
      <FilterBar label="More filters">
        <ChoiceField
          label="Price"
          options={prices}
          value={filters.upTo}
          onChange={(upTo) => onChange({ upTo })}
        />
        {by !== 'children' && (
          <ChoiceField
            label="Rating"
            options={stars}
            value={filters.rating}
            onChange={(rating) => onChange({ rating })}
          />
        )}
        {by !== 'children' && (
          <ChoiceField
            label="License"
            options={licenses}
            value={filters.licensed}
            onChange={(licensed) => onChange({ licensed })}
          />
        )}
        <ChoiceField
          label="Sort by"
          options={ordersOf(filters)}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </FilterBar>
    </>
  );
}

/** Young people's services have no place, so that children search around none. */
function Place({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  return (
    <>
      <Suspense fallback={<SearchField label="Near" placeholder="Town or ZIP" disabled />}>
        <NearField near={filters.near} onChange={(near) => onChange({ near })} />
      </Suspense>
      {filters.near && (
        <ChoiceField
          label="Within"
          options={miles}
          value={distanceOf(filters)}
          onChange={(within) => onChange({ within })}
        />
      )}
    </>
  );
}
