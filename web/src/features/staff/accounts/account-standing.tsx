import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { consentStaysVoid } from '../../../lib/ban-words.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { ListRow } from '../../../ui/rows/rows.tsx';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { BanAccount } from './ban-account.tsx';
import { banText } from './ban-text.ts';

interface Props {
  account: AccountView;
  name: string;
}

/** How many sessions an account has, and the button that ends them. */
export function AccountSessions({
  account: { sessionCount, bannedUntil },
  name,
  signOut,
}: Props & { signOut: (reason: string) => Promise<unknown> }) {
  const isBanned = banText(bannedUntil, serverNow());
  return (
    <ListRow
      title="Sessions"
      titleLook="plain"
      details={sessionCount === 1 ? '1 session is open.' : `${sessionCount} sessions are open.`}
      action={
        <DecideWithReason
          label="Sign out everywhere"
          about={name}
          title={`Sign ${name} out everywhere?`}
          text={`${sessionCount === 1 ? 'The one session ends' : `All ${sessionCount} sessions end`} at once, on every device. They can sign in again${isBanned ? ' once the ban is lifted' : ''}.`}
          submitLabel="Sign out everywhere"
          done={`${name} is signed out everywhere`}
          decide={signOut}
        />
      }
    />
  );
}

interface StandingProps extends Props {
  ban: (ban: { reason: string; until: string | null }) => Promise<unknown>;
  lift: (reason: string) => Promise<unknown>;
}

/** Whether anybody can sign in to it. */
export function AccountStanding({ account, name, ban, lift }: StandingProps) {
  const banned = banText(account.bannedUntil, serverNow());
  const withoutConsent = account.children.filter(({ whoAgreed }) => whoAgreed === 'nobody');
  return (
    <ListRow
      title="Ban"
      titleLook="plain"
      details={
        banned
          ? `${banned}. Reason: ${account.banReason ?? 'none given'}`
          : 'Nobody can sign in to this account until the ban ends.'
      }
      action={
        banned ? (
          <DecideWithReason
            label="Lift ban"
            about={name}
            title={`Lift the ban of ${name}?`}
            text={`They can sign in again at once.${consentStaysVoid(withoutConsent)}`}
            submitLabel="Lift ban"
            done="The ban is lifted"
            decide={lift}
          />
        ) : (
          <BanAccount account={account} name={name} ban={ban} />
        )
      }
    />
  );
}
