import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  useId,
} from 'react';
import classes from './plain-fields.module.css';

/*
 * Mantine's fields bring their style engine and their messages with them. Where a page only searches and chooses,
 * the browser's own do, in the same look.
 */

interface SearchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ label, ...input }: SearchProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <IconSearch size={18} aria-hidden className={classes.start} />
        <input {...input} id={id} type="search" dir="auto" className={classes.control} />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({
  label,
  options,
  onChange,
  ...select
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          {...select}
          id={id}
          className={classes.control}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} aria-hidden className={classes.end} />
      </div>
    </div>
  );
}
