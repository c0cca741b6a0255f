import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Slider, Text } from '@mantine/core';
import { distanceMiles } from '@sidework/contracts/kernel/geo';
import type { PlaceView } from '@sidework/contracts/marketplace/places';
import { useState } from 'react';
import classes from './distance-filter.module.css';
import type { JobFilters } from './job-filters.ts';

interface Props {
  filters: JobFilters;
  onChange: (part: Partial<JobFilters>) => void;
  onTurnOff: () => void;
  /** The town that it is measured from; without one, from where the reader stands. */
  town: PlaceView | undefined;
}

export function DistanceFilter({ filters, onChange, onTurnOff, town }: Props) {
  const [miles, setMiles] = useState(filters.withinMiles);
  const [lastAsked, setLastAsked] = useState(filters.withinMiles);
  if (filters.withinMiles !== lastAsked) {
    setLastAsked(filters.withinMiles);
    setMiles(filters.withinMiles);
  }
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>Distance</legend>
      <div className={classes.slider}>
        <Text fw={600} component="span">
          Within {miles} miles{town && ` of ${town.name}, ${town.state}`}
        </Text>
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
        <Checkbox
          label="Hide jobs whose distance is unknown"
          checked={filters.placedOnly}
          onChange={({ currentTarget }) => onChange({ placedOnly: currentTarget.checked })}
        />
        <Button variant="subtle" size="compact-md" onClick={onTurnOff}>
          Turn off location
        </Button>
      </div>
    </fieldset>
  );
}
