import { CheckField } from '../../../ui/fields/check-field.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import classes from '../filter-bar.module.css';
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
    <search className={classes.bar}>
      <div className={classes.wide}>
        <ChoiceField
          label="Action"
          options={isUnknown ? [...anyAction, { value: action, label: action }] : anyAction}
          value={action}
          onChange={(chosen) => onChange({ action: chosen })}
        />
      </div>
      <div className={classes.narrow}>
        <DayField
          label="From"
          value={filters.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      </div>
      <div className={classes.narrow}>
        <DayField
          label="Until"
          value={filters.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </div>
      <PersonFilter filters={filters} name={personName} onChange={onChange} />
      {action === '' && (
        <CheckField
          label="Decisions only"
          text="Untick it to see who looked at what as well."
          isChecked={!show}
          onChange={() => onChange({ show: show ? '' : 'all' })}
        />
      )}
    </search>
  );
}
