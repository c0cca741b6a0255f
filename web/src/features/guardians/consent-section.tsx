import type { ChildView } from '@sidework/contracts/identity/guardians';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { PermitSwitches } from './permit-switches.tsx';
import { RevokeConsent } from './revoke-consent.tsx';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'permit' | 'revoke'> {
  child: ChildView;
}

export function ConsentSection({ child, permit, revoke }: Props) {
  const isGiven = child.consents.some(({ isOwn, status }) => isOwn && status === 'given');
  return (
    <SettingsSection
      title="What you agreed to"
      purpose="Each can be changed by itself, at any time. It counts everywhere within a second."
    >
      {isGiven && <PermitSwitches child={child} permit={permit} />}
      <ConsentHistory consents={child.consents} />
      {isGiven && <RevokeConsent child={child} revoke={revoke} />}
    </SettingsSection>
  );
}
