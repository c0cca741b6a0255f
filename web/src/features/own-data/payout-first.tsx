import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Words } from '../../ui/words.tsx';

/** Only the owner of an account can ask for a payout. What a child earns is on the balance of its guardian. */
export function PayoutFirst() {
  if (useSession()?.viewer.accountType === 'sidework_kids') return null;
  return (
    <Words>
      Money on your balance, or held for work you do, can no longer be paid out to you afterwards:
      finish that work and <Link to={paths.balance}>ask for a payout</Link> first.
    </Words>
  );
}
