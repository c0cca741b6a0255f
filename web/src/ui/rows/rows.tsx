import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonFace } from '../buttons/link-button.tsx';
import classes from './rows.module.css';

interface RowsProps {
  label: string;
  children: ReactNode;
}

/** A sheet of ruled rows; a list to a screen reader, which says how many there are. */
export function Rows({ label, children }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={label} className={classes.rows}>
      {children}
    </ul>
  );
}

interface Props {
  /** A `Scene`, a `PersonAvatar` or a `RowIcon`. */
  lead?: ReactNode;
  title: ReactNode;
  /** The whole row is a link there; its buttons still work. */
  to?: string;
  /** The path that the page behind the link leads back to. */
  from?: string;
  /** The act behind the link, shown as a button, on a phone as an arrow. `name` is the link's accessible name. */
  act?: { word: string; name: string; isMain?: boolean };
  details?: ReactNode;
  /** A third line shows a person's own words. */
  note?: ReactNode;
  chip?: ReactNode;
  amount?: ReactNode;
  action?: ReactNode;
  /** It is the one shown beside the list. */
  isChosen?: boolean;
  /** `row` is a thing's own name, `plain` a sentence of what happened. */
  titleLook?: 'row' | 'plain';
  onChoose?: () => void;
}

export function ListRow({
  lead,
  title,
  to,
  from,
  act,
  details,
  note,
  chip,
  amount,
  action,
  isChosen = false,
  titleLook = 'row',
  onChoose,
}: Props) {
  return (
    <li className={classes.row} data-chosen={isChosen} data-leads={Boolean(to || onChoose)}>
      {lead && (
        <div aria-hidden className={classes.lead}>
          {lead}
        </div>
      )}
      <div className={classes.text}>
        <div dir="auto" className={classes.title} data-look={titleLook}>
          <RowTitle to={to} from={from} name={act?.name} isChosen={isChosen} onChoose={onChoose}>
            {title}
          </RowTitle>
        </div>
        {details && <div className={classes.details}>{details}</div>}
        {note && (
          <div dir="auto" className={classes.note}>
            {note}
          </div>
        )}
      </div>
      {(chip || amount || action || act) && (
        <div className={classes.end}>
          {chip && <span className={classes.state}>{chip}</span>}
          {amount && <span className={classes.amount}>{amount}</span>}
          {action && <span className={classes.action}>{action}</span>}
          {act && (
            <span className={classes.act}>
              <ButtonFace variant={act.isMain ? 'filled' : 'default'}>{act.word}</ButtonFace>
            </span>
          )}
        </div>
      )}
      {to && !amount && !action && (
        <IconChevronRight
          size={18}
          aria-hidden
          className={classes.chevron}
          data-beside-act={act !== undefined}
        />
      )}
    </li>
  );
}

type TitleProps = Pick<Props, 'to' | 'from' | 'isChosen' | 'onChoose'> & {
  name: string | undefined;
  children: ReactNode;
};

function RowTitle({ to, from, name, isChosen, onChoose, children }: TitleProps) {
  if (to)
    return (
      <Link
        to={to}
        state={from && { from }}
        aria-label={name}
        aria-current={isChosen || undefined}
        className={classes.link}
      >
        {children}
      </Link>
    );
  if (!onChoose) return children;
  return (
    <button type="button" aria-pressed={isChosen} className={classes.link} onClick={onChoose}>
      {children}
    </button>
  );
}

/** An icon before a row that has no scene and no person. */
export function RowIcon({ children }: { children: ReactNode }) {
  return <span className={classes.icon}>{children}</span>;
}
