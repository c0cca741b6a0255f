import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import {
  type NotificationKind,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import {
  type NotificationSubject,
  notificationSubjects,
} from '@sidework/contracts/network-chat/notification-subjects';
import { texts } from '@sidework/contracts/texts';
import { IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './notification-switches.module.css';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** Whether it comes by email: a switch for each subject, and below it one for each kind. */
export function NotificationSwitches() {
  const { preferences, error, reload, change } = useNotificationPreferences();
  const viewer = useSession()?.viewer;
  const [saved, setSaved] = useState('');
  if (error && !preferences) return <ErrorNotice error={error} onRetry={reload} />;
  if (!preferences) return <ListSkeleton rows={2} label="Loading your choices" />;

  const subjects = notificationSubjects
    .filter((subject) => concerns(subject, viewer))
    .map(({ title, kinds }) => ({
      title,
      switches: kinds.flatMap((kind) => preferences.filter((each) => each.kind === kind)),
    }))
    .filter(({ switches }) => switches.length > 0);

  async function flip(what: string, kinds: NotificationKind[], mail: boolean) {
    setSaved('');
    try {
      await Promise.all(kinds.map((kind) => change(kind, mail)));
      setSaved(`Saved. ${mail ? 'By email' : 'Not by email'}: ${what}.`);
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <>
      {subjects.map(({ title, switches }) => (
        <fieldset key={title} className={classes.group}>
          <legend className={classes.legend}>{title}</legend>
          <div className={classes.rows}>
            <MailSwitch
              label={allText(switches)}
              name={title}
              isOn={switches.every(({ mail }) => mail)}
              isMixed={switches.some(({ mail }) => mail) && !switches.every(({ mail }) => mail)}
              onFlip={(mail) => {
                const other = switches.filter((each) => each.mail !== mail);
                void flip(
                  `all of ${title}`,
                  other.map(({ kind }) => kind),
                  mail,
                );
              }}
            />
            <details>
              <summary className={classes.summary}>Choose one by one</summary>
              {switches.map(({ kind, mail }) => (
                <MailSwitch
                  key={kind}
                  label={notificationTable[kind].label}
                  isOn={mail}
                  onFlip={(mail) => void flip(notificationTable[kind].label, [kind], mail)}
                />
              ))}
            </details>
          </div>
        </fieldset>
      ))}
      <p role="status" className={classes.saved}>
        {saved}
      </p>
    </>
  );
}

/** The switch is off as long as one kind is not mailed, so its label also says how many are. */
function allText(switches: { mail: boolean }[]): string {
  const count = switches.filter(({ mail }) => mail).length;
  if (count === switches.length) return 'All by email';
  return `All by email (${count === 0 ? 'none' : `${count} of ${switches.length}`} now)`;
}

interface MailSwitchProps {
  label: string;
  /** Its accessible name, where its label only tells a state. */
  name?: string;
  isOn: boolean;
  /** It stands for several, and only some of them are on. */
  isMixed?: boolean;
  onFlip: (mail: boolean) => void;
}

/** In the middle, with a dash. */
const mixedThumb = {
  thumbIcon: <IconMinus size={14} stroke={3} color="var(--mantine-color-green-8)" aria-hidden />,
  styles: { thumb: { insetInlineStart: 'calc(50% - var(--switch-thumb-size) / 2)' } },
};

function MailSwitch({ label, name, isOn, isMixed = false, onFlip }: MailSwitchProps) {
  return (
    <Switch
      size="md"
      labelPosition="left"
      classNames={{ body: classes.row, labelWrapper: classes.words }}
      label={label}
      {...(name && { 'aria-label': `${name}: ${label}` })}
      checked={isOn}
      {...(isMixed && mixedThumb)}
      onChange={({ currentTarget }) => onFlip(currentTarget.checked)}
    />
  );
}

function concerns(subject: NotificationSubject, viewer: Viewer | undefined): boolean {
  if (subject.isOfChildren) return false;
  if (subject.isOfGuardians) return viewer?.isGuardian ?? false;
  return !(subject.isOfAdults && viewer?.accountType === 'sidework_kids');
}
