import { getBalance } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  /** The last question before the deletion shows the text only if money is at stake. */
  isLast?: boolean;
}

/** Only the owner of an account can ask for a payout. What a child earns is on the balance of its guardian. */
export function PayoutFirst({ isLast = false }: Props) {
  const viewer = useSession()?.viewer;
  return viewer?.accountType === 'sidework_kids' ? (
    <Words>
      What you have earned stays on the balance of your parent or guardian. We email them that your
      account is deleted.
    </Words>
  ) : (
    <Payout isLast={isLast} isGuardian={viewer?.isGuardian ?? false} />
  );
}

function Payout({ isLast, isGuardian }: Required<Props> & { isGuardian: boolean }) {
  const balance = useApi(getBalance).data;
  if (isLast && balance && balance.availableCents + balance.heldCents === 0) return null;
  return (
    <Words>
      {isGuardian
        ? 'Money on your balance, including what your children earned, and money held for your work or theirs'
        : 'Money on your balance, and money held for your work,'}{' '}
      can no longer be paid out to you after that. Finish the work and{' '}
      <Link to={paths.balance}>ask for a payout</Link> first.
      {balance &&
        ` Right now ${formatCents(balance.availableCents)} can be paid out, and ${formatCents(balance.heldCents)} is held.`}
    </Words>
  );
}
