import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './opening-row.module.css';

interface Props {
  title: ReactNode;
  details?: ReactNode;
  chip?: ReactNode;
  amount?: ReactNode;
  /** In plain letters, beside rows that sum it up. */
  isQuiet?: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** It is rendered only while the row is open. */
  children: ReactNode;
}

/** A row of `Rows` that opens in place, for what is looked at beside its neighbours. */
export function OpeningRow({
  title,
  details,
  chip,
  amount,
  isQuiet,
  isOpen,
  onToggle,
  children,
}: Props) {
  const id = useId();
  return (
    <li className={classes.item} data-open={isOpen} data-quiet={isQuiet || undefined}>
      <div className={classes.row}>
        <div className={classes.text}>
          <h3 className={classes.title}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className={classes.button}
              onClick={onToggle}
            >
              {title}
            </button>
          </h3>
          {details && <div className={classes.details}>{details}</div>}
        </div>
        <div className={classes.end} data-alone={!chip}>
          {chip}
          {amount}
        </div>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </div>
      <div id={id} hidden={!isOpen} className={classes.content}>
        {isOpen && children}
      </div>
    </li>
  );
}
