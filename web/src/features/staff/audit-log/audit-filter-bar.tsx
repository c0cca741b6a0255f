import { CheckField } from '../../../ui/fields/check-field.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { FilterLine, FilterPart } from '../../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import { knownActions } from './audit-actions.ts';
import type { AuditFilters } from './audit-filters.ts';
import { PersonFilter } from './person-filter.tsx';

interface Props {
  filters: AuditFilters;
  /** It is the person of the filter, undefined until the entries name them. */
  personName: string | undefined;
  onChange: (part: Partial<AuditFilters>) => void;
}

const anyAction = [{ value: '', label: 'All actions' }, ...knownActions];

export function AuditFilterBar({ filters, personName, onChange }: Props) {
  const { action, show } = filters;
  const isUnknown = action !== '' && !knownActions.some(({ value }) => value === action);
  return (
    <search>
      <FilterLine>
        <FilterPart width="wide">
          <ChoiceField
            label="Action"
            options={isUnknown ? [...anyAction, { value: action, label: action }] : anyAction}
            value={action}
            onChange={(chosen) => onChange({ action: chosen })}
          />
        </FilterPart>
        <FilterPart width="narrow">
          <DayField
            label="From"
            value={filters.from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
        </FilterPart>
        <FilterPart width="narrow">
          <DayField
            label="Until"
            value={filters.until}
            onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          />
        </FilterPart>
        <PersonFilter filters={filters} name={personName} onChange={onChange} />
        {action === '' && (
          <CheckField
            label="Decisions only"
            text="Untick it to see who looked at what as well."
            isChecked={!show}
            onChange={() => onChange({ show: show ? '' : 'all' })}
          />
        )}
      </FilterLine>
    </search>
  );
}
