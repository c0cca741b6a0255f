import { distanceMiles } from '@sidework/contracts/kernel/geo';
import type { PlaceView } from '@sidework/contracts/marketplace/places';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { Slider } from '../../../ui/fields/slider.ts';
import classes from './distance-filter.module.css';
import bar from './job-filter-bar.module.css';
import type { JobFilters } from './job-filters.ts';

interface Props {
  filters: JobFilters;
  onChange: (part: Partial<JobFilters>) => void;
  onTurnOff: () => void;
  /** The town that it is measured from; without one, from where the reader stands. */
  town: PlaceView | undefined;
}

/** Words are answered by relevance, newest first among what fits alike. */
const ordersOf = (search: string): { value: JobFilters['sort']; label: string }[] => [
  { value: 'newest', label: search ? 'Best match first' : 'Newest first' },
  { value: 'nearest', label: 'Nearest first' },
];

/** Order and distance, once it is known from where it is measured. */
export function DistanceFilter(props: Props) {
  const { filters, onChange } = props;
  return (
    <>
      <div>
        <ChoiceField
          label="Sort by"
          options={ordersOf(filters.search)}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={bar.distance}>
        <Distance {...props} />
      </div>
    </>
  );
}

function Distance({ filters, onChange, onTurnOff, town }: Props) {
  const [miles, setMiles] = useState(filters.withinMiles);
  const [lastAsked, setLastAsked] = useState(filters.withinMiles);
  if (filters.withinMiles !== lastAsked) {
    setLastAsked(filters.withinMiles);
    setMiles(filters.withinMiles);
  }
  return (
    <fieldset aria-label="Distance" className={classes.filter}>
      <div className={classes.slider}>
        <strong>
          Within {miles} miles{town && ` of ${town.name}, ${town.state}`}
        </strong>
        <Slider
          min={distanceMiles.min}
          max={distanceMiles.max}
          step={distanceMiles.step}
          value={miles}
          onChange={setMiles}
          onChangeEnd={(withinMiles) => onChange({ withinMiles })}
          label={null}
          size="md"
          thumbSize={24}
          thumbLabel="Maximum distance in miles"
        />
      </div>
      <div className={classes.rest}>
        <CheckField
          label="Hide jobs whose distance is unknown"
          isChecked={filters.placedOnly}
          onChange={() => onChange({ placedOnly: !filters.placedOnly })}
        />
        <PlainButton variant="subtle" size="sm" onClick={onTurnOff}>
          Turn off location
        </PlainButton>
      </div>
    </fieldset>
  );
}
