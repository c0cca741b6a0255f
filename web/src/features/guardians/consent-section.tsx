import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { agreesNow } from './child-words.ts';
import { ConsentHistory } from './consent-history.tsx';
import { RevokeConsent } from './revoke-consent.tsx';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'permit' | 'revoke'> {
  child: ChildView;
}

/** Mantine's switches bring style sheets of their own. */
const PermitSwitches = lazy(async () => ({
  default: (await import('./permit-switches.tsx')).PermitSwitches,
}));

export function ConsentSection({ child, permit, revoke }: Props) {
  const isGiven = agreesNow(child);
  return (
    <>
      {isGiven && (
        <SettingsSection
          title="What you agreed to"
          purpose={`You can change each one at any time. ${
            child.hindrance === 'verification_pending'
              ? 'These count once the account is checked.'
              : 'It counts everywhere within a second.'
          }`}
        >
          <Suspense fallback={<ListSkeleton rows={1} label="Loading your choices" />}>
            <PermitSwitches child={child} permit={permit} />
          </Suspense>
        </SettingsSection>
      )}
      <SettingsSection
        title="Your consent"
        purpose={
          isGiven
            ? 'How and when it was given. Without it, the account can look around and do nothing else.'
            : 'No consent of yours counts now. To agree again, have your child write to you from their profile.'
        }
      >
        <ConsentHistory consents={child.consents} />
        {isGiven && <RevokeConsent child={child} revoke={revoke} />}
      </SettingsSection>
    </>
  );
}
