import { IconMapPin } from '@tabler/icons-react';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import classes from './job-filter-bar.module.css';
import { ages, budgets, type JobFilters } from './job-filters.ts';
import { SaveJobSearch } from './save-job-search.tsx';
import type { usePlace } from './use-place.ts';

const pays = [
  { value: '', label: 'Any budget' },
  ...budgets.map((least) => ({
    value: least,
    label: `$${Number(least).toLocaleString('en-US')} and up`,
  })),
];
const days = [
  { value: '', label: 'Any time' },
  ...ages.map((age) => ({
    value: age,
    label: age === '1' ? 'The last day' : `The last ${age} days`,
  })),
];

interface Props {
  filters: JobFilters;
  onChange: (part: Partial<JobFilters>) => void;
  location: ReturnType<typeof usePlace>;
  /** Whether the reader may search around their own position. */
  mayLocate: boolean;
}

export function FurtherFilters({ filters, onChange, location, mayLocate }: Props) {
  const isSignedIn = useSession() !== null;
  return (
    <div className={classes.further}>
      <div className={classes.place}>
        <ChoiceField
          label="Budget"
          options={pays}
          value={filters.pays}
          onChange={(pays) => onChange({ pays })}
        />
      </div>
      <div className={classes.place}>
        <ChoiceField
          label="Posted"
          options={days}
          value={filters.days}
          onChange={(days) => onChange({ days })}
        />
      </div>
      {isSignedIn && mayLocate && (
        <div className={classes.locate}>
          <SaveJobSearch filters={filters} />
        </div>
      )}
      {location.place ? (
        <DistanceFilter
          filters={filters}
          onChange={onChange}
          onTurnOff={location.disable}
          town={location.town}
        />
      ) : (
        mayLocate && (
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
        )
      )}
    </div>
  );
}
