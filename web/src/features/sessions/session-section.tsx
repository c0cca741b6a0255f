import type { OwnSession } from '@sidework/contracts/identity/own-sessions/own-sessions';
import { IconApps, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { useOwnSessions } from './use-own-sessions.ts';

const shownFirst = 3;

export function SessionSection() {
  const { sessions, error, reload, signOutOf, signOutOfOthers } = useOwnSessions();
  const [showsAll, setShowsAll] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingsSection
      title="Devices and sessions"
      purpose="Where you are signed in. If you do not know one of these, sign it out and change your password."
      action={
        others.length > 0 && (
          <AskedButton
            label="Sign out everywhere else"
            size="sm"
            title="Sign out everywhere else?"
            confirmLabel="Sign out"
            done="You are signed out everywhere else"
            act={signOutOfOthers}
            messageOf={authMessageOf}
          >
            {others.length === 1
              ? 'The other session ends'
              : `All ${others.length} other sessions end`}{' '}
            at once. This device stays signed in.
          </AskedButton>
        )
      }
    >
      {error && !sessions ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !sessions ? (
        <ListSkeleton rows={2} label="Loading your sessions" />
      ) : (
        <>
          <ItemList label="Sessions">
            {currentFirst(sessions)
              .slice(0, showsAll ? undefined : shownFirst)
              .map((session) => (
                <SessionItem key={session.id} session={session} signOutOf={signOutOf} />
              ))}
          </ItemList>
          {!showsAll && sessions.length > shownFirst && (
            <p>
              <PlainButton variant="default" size="sm" onClick={() => setShowsAll(true)}>
                Show {sessions.length - shownFirst} more
              </PlainButton>
            </p>
          )}
          {others.length === 0 && <p>You are signed in nowhere else.</p>}
        </>
      )}
    </SettingsSection>
  );
}

function SessionItem({
  session,
  signOutOf,
}: {
  session: OwnSession;
  signOutOf: (id: string) => Promise<void>;
}) {
  const Icon = iconOf(session);
  const { id, device, address, application, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Item
      icon={<Icon size={20} />}
      title={application ?? device}
      badge={isCurrent && <Chip meaning="open">This device</Chip>}
      details={
        <>
          {[application && 'An application you let in', address].filter(Boolean).map((text) => (
            <span key={text}>{text} · </span>
          ))}
          Signed in <DateText moment={createdAt} /> · Last used <DateText moment={lastUsedAt} />
        </>
      }
      actions={
        !isCurrent && (
          <AskedButton
            size="sm"
            label="Sign out"
            name={application ?? device}
            title={`Sign out ${application ?? device}?`}
            confirmLabel="Sign out"
            done={`${application ?? device} is signed out`}
            act={() => signOutOf(id)}
            messageOf={authMessageOf}
          >
            It was last used <DateText moment={lastUsedAt} />
            {address && ` from ${address}`}, and has to sign in again to go on.
          </AskedButton>
        )
      }
    />
  );
}

const currentFirst = (sessions: OwnSession[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

function iconOf({ device, application }: OwnSession) {
  if (application) return IconApps;
  return /iOS|iPhone|iPad|Android/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
}
