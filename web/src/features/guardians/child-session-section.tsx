import { IconDeviceDesktop } from '@tabler/icons-react';
import { useRef } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { useChildSessions } from './use-child-sessions.ts';
import { useTold } from './use-told.ts';

export function ChildSessionSection({ childId }: { childId: string }) {
  const { sessions, error, reload, signOutOf } = useChildSessions(childId);
  const { isBusy, tell } = useTold();
  const root = useRef<HTMLDivElement>(null);

  async function signOut(sessionId: string, device: string) {
    const heading = root.current?.closest('section')?.querySelector('h2');
    if (await tell(`${device} is signed out`, () => signOutOf(sessionId))) heading?.focus();
  }

  return (
    <SettingsSection
      title="Where your child is signed in"
      purpose="Sign a device out, and it has to sign in again."
    >
      <div ref={root}>
        {error && !sessions ? (
          <ErrorNotice error={error} onRetry={reload} />
        ) : !sessions ? (
          <ListSkeleton rows={1} label="Loading the sessions" />
        ) : sessions.length === 0 ? (
          <p>Your child is signed in nowhere.</p>
        ) : (
          <ItemList label="Sessions of your child">
            {sessions.map(({ id, device, lastUsedAt }) => (
              <Item
                key={id}
                icon={<IconDeviceDesktop size={20} />}
                title={device}
                details={
                  <>
                    Last used <DateText moment={lastUsedAt} />
                  </>
                }
                actions={
                  <PlainButton
                    variant="default"
                    size="sm"
                    isDisabled={isBusy}
                    aria-label={`Sign out ${device}`}
                    onClick={() => void signOut(id, device)}
                  >
                    Sign out
                  </PlainButton>
                }
              />
            ))}
          </ItemList>
        )}
      </div>
    </SettingsSection>
  );
}
