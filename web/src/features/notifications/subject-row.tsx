import {
  type NotificationKind,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import { IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Switch } from '../../ui/fields/switch.ts';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import classes from './notification-switches.module.css';

interface Props {
  title: string;
  /** "By email", say. */
  way: string;
  switches: { kind: NotificationKind; isOn: boolean }[];
  onFlip: (what: string, kinds: NotificationKind[], isOn: boolean) => void;
}

/** One switch for the whole subject; opened, one for each of its kinds. */
export function SubjectRow({ title, way, switches, onFlip }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = switches.filter(({ isOn }) => isOn).length;
  const told = countText(count, switches.length, way);
  return (
    <OpeningRow
      title={title}
      details={told}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      amount={
        <Switch
          {...look}
          aria-label={`${title}: ${told}`}
          checked={count === switches.length}
          {...(count > 0 && count < switches.length && mixed)}
          onChange={({ currentTarget: { checked } }) => {
            const other = switches.filter(({ isOn }) => isOn !== checked);
            onFlip(
              `all of ${title}`,
              other.map(({ kind }) => kind),
              checked,
            );
          }}
        />
      }
    >
      <fieldset aria-label={title} className={classes.kinds}>
        {switches.map(({ kind, isOn }) => (
          <Switch
            key={kind}
            {...look}
            labelPosition="left"
            classNames={{ body: classes.kind, labelWrapper: classes.words }}
            label={notificationTable[kind].label}
            checked={isOn}
            onChange={({ currentTarget: { checked } }) =>
              onFlip(notificationTable[kind].label, [kind], checked)
            }
          />
        ))}
      </fieldset>
    </OpeningRow>
  );
}

/** It reads "All by email", "3 of 7 by email" or "None by email". */
function countText(count: number, inAll: number, way: string): string {
  const by = way.toLowerCase();
  if (count === inAll) return `All ${by}`;
  return count === 0 ? `None ${by}` : `${count} of ${inAll} ${by}`;
}

const look = { size: 'md', withThumbIndicator: false } as const;

/** In the middle, with a dash, in the colour of what is on: some of it is. */
const mixed = {
  thumbIcon: <IconMinus size={14} stroke={3} color="var(--switch-color)" aria-hidden />,
  styles: {
    track: { backgroundColor: 'var(--switch-color)' },
    thumb: { insetInlineStart: 'calc(50% - var(--switch-thumb-size) / 2)' },
  },
};
