import type { OwnConsent } from '@sidework/contracts/identity/family/consents';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

type Over = Exclude<OwnConsent['status'], 'waiting_for_form' | 'pending'>;
type Why = Over | 'no_form' | 'unknown';

const again = 'To agree again, have your child write to you from their profile.';

const reasons: Record<Why, { title: string; text: string }> = {
  given: {
    title: 'This consent counts already',
    text: 'There is nothing left to sign. You can change it or take it back in your child’s account.',
  },
  rejected: {
    title: 'We did not accept this consent',
    text: `Our mail to you says why. ${again}`,
  },
  revoked: {
    title: 'This consent has ended',
    text: `It was taken back, or you have agreed again since. ${again}`,
  },
  no_form: {
    title: 'This consent needs no form',
    text: 'One of our administrators looks at it and writes to you, mostly within two days.',
  },
  unknown: {
    title: 'This link no longer works',
    text: 'It belongs to another account, or we waited 30 days for its form. Sign in with the account that you agreed with, or have your child write to you again from their profile.',
  },
};

/** Why nothing is to be signed here. */
export function NoForm({ why }: { why: Why }) {
  return (
    <EmptyState scene="mailbox" {...reasons[why]}>
      <LinkButton to={paths.children}>Go to your children</LinkButton>
    </EmptyState>
  );
}
