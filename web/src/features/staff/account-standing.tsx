import type { AccountView } from '@sidework/contracts/identity/staff-accounts';
import { getSession } from '../../lib/session.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { BanAccount } from './ban-account.tsx';
import { banText } from './ban-text.ts';
import { DecideWithReason } from './decide-with-reason.tsx';

interface Props {
  account: AccountView;
  name: string;
  ban: (ban: { reason: string; until: string | null }) => Promise<unknown>;
  lift: (reason: string) => Promise<unknown>;
  signOut: (reason: string) => Promise<unknown>;
}

/** Whether anybody can sign in to it, and where somebody is signed in. */
export function AccountStanding({ account, name, ban, lift, signOut }: Props) {
  const banned = banText(account.bannedUntil, Date.now());
  const isOwn = getSession()?.viewer.id === account.id;
  return (
    <SettingsSection
      title="Sign-in"
      purpose={
        banned ? `${banned}. Reason: ${account.banReason ?? 'none given'}` : openText(account)
      }
    >
      {isOwn ? (
        <p>This is your own account. Your sessions stand under Security.</p>
      ) : (
        <ButtonRow>
          {banned ? (
            <DecideWithReason
              label="Lift ban"
              about={name}
              title={`Lift the ban of ${name}?`}
              text="They can sign in again at once."
              submitLabel="Lift ban"
              done="The ban is lifted"
              decide={lift}
            />
          ) : (
            <BanAccount name={name} ban={ban} />
          )}
          <DecideWithReason
            label="Sign out everywhere"
            about={name}
            title={`Sign ${name} out everywhere?`}
            text={`${sessionsText(account.sessionCount)} at once, on every device. They can sign in again${banned ? ' once the ban is lifted' : ''}.`}
            submitLabel="Sign out everywhere"
            isLoss
            done={`${name} is signed out everywhere`}
            decide={signOut}
          />
        </ButtonRow>
      )}
    </SettingsSection>
  );
}

const openText = ({ sessionCount }: AccountView) =>
  sessionCount === 1 ? 'Open, with 1 session.' : `Open, with ${sessionCount} sessions.`;

const sessionsText = (count: number) =>
  count === 1 ? 'The one session ends' : `All ${count} sessions end`;
