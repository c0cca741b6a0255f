import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import {
  type NotificationSubject,
  notificationSubjects,
} from '@sidework/contracts/network-chat/notification-subjects';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import classes from './notification-switches.module.css';
import { SubjectRow } from './subject-row.tsx';
import { type Channel, useNotificationPreferences } from './use-notification-preferences.ts';

interface Props {
  channel: Channel;
}

const ways = {
  mail: { title: 'By email', not: 'Not by email' },
  push: { title: 'On your devices', not: 'Not on your devices' },
};

/** Whether it comes in this way: a row for each subject, which opens to one switch for each kind. */
export function NotificationSwitches({ channel }: Props) {
  const { preferences, error, reload, change } = useNotificationPreferences(channel);
  const way = ways[channel];
  const viewer = useSession()?.viewer;
  const [saved, setSaved] = useState('');
  if (error && !preferences) return <ErrorNotice error={error} onRetry={reload} />;
  if (!preferences) return <RowsSkeleton rows={6} label="Loading your choices" />;

  const subjects = subjectsFor(viewer)
    .map(({ title, kinds }) => ({
      title,
      switches: kinds.flatMap((kind) => preferences.filter((each) => each.kind === kind)),
    }))
    .filter(({ switches }) => switches.length > 0);

  async function flip(what: string, kinds: NotificationKind[], isOn: boolean) {
    setSaved('');
    try {
      await Promise.all(kinds.map((kind) => change(kind, isOn)));
      setSaved(`Saved. ${isOn ? way.title : way.not}: ${what}.`);
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <Section title={way.title}>
      <Rows label={way.title}>
        {subjects.map(({ title, switches }) => (
          <SubjectRow
            key={title}
            title={title}
            way={way.title}
            switches={switches}
            onFlip={(what, kinds, isOn) => void flip(what, kinds, isOn)}
          />
        ))}
      </Rows>
      <p role="status" className={classes.saved}>
        {saved}
      </p>
    </Section>
  );
}

/** Subjects that people with this account rarely need come last. */
function subjectsFor(viewer: Viewer | undefined): NotificationSubject[] {
  const isSeldom = ({ side }: NotificationSubject) => side && side !== viewer?.userType;
  return notificationSubjects
    .filter((subject) => concerns(subject, viewer))
    .toSorted((a, b) => Number(Boolean(isSeldom(a))) - Number(Boolean(isSeldom(b))));
}

function concerns(subject: NotificationSubject, viewer: Viewer | undefined): boolean {
  if (subject.isOfChildren) return false;
  if (subject.isOfGuardians) return viewer?.isGuardian ?? false;
  return !(subject.isOfAdults && viewer?.accountType === 'sidework_kids');
}
