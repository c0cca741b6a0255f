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
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** Whether it comes by email: a row for each subject, which opens to one switch for each kind. */
export function NotificationSwitches() {
  const { preferences, error, reload, change } = useNotificationPreferences();
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
    <Section title="By email">
      <Rows label="By email">
        {subjects.map(({ title, switches }) => (
          <SubjectRow
            key={title}
            title={title}
            switches={switches}
            onFlip={(what, kinds, mail) => void flip(what, kinds, mail)}
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
