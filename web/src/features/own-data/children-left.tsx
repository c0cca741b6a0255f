import {
  type ChildView,
  getChild,
  listChildren,
} from '@sidework/contracts/identity/family/guardians';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { onceAsked } from '../../lib/once-asked.ts';
import { paths } from '../../lib/paths.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';

/** It loads no child, since the server records each look. */
export const ChildrenLeft = () => (
  <Words>
    Your children’s accounts stop at once: their proposals are withdrawn, and they cannot go on with
    their work. If no parent or guardian agrees again within 30 days, the accounts are deleted. None
    of this happens to a child whose other guardian has agreed.
  </Words>
);

/** How a guardian keeps the children's accounts. */
export const InviteFirst = () => (
  <Words>
    To keep an account, <Link to={paths.children}>open the child</Link>, invite another guardian
    under Account, and wait until they have agreed. Before you confirm, we show you which children
    have another guardian.
  </Words>
);

/** Says of each child whether its account goes on. It loads each child, which the server records as a look by the guardian. */
export function ChildrenAtStake() {
  const children = useApi(listChildren, {}, onceAsked).data?.items ?? [];
  if (children.length === 0) return <ChildrenLeft />;
  return (
    <section aria-label="Your children">
      <Stack gap="xs">
        <Words>Your children’s accounts:</Words>
        <Bullets>
          {children.map(({ id, fullName }) => (
            <ChildAtStake key={id} childId={id} fullName={fullName} />
          ))}
        </Bullets>
        <Words>
          An account that stops has its proposals withdrawn and cannot go on with its work. After 30
          days it is deleted, unless a parent or guardian agrees again. To keep it, invite another
          guardian first, and wait until they have agreed.
        </Words>
      </Stack>
    </section>
  );
}

function ChildAtStake({ childId, fullName }: { childId: string; fullName: string }) {
  const child = useApi(getChild, { params: { childId } }, onceAsked).data;
  return (
    <li>
      <Link to={paths.child(childId, { part: 'account' })}>{fullName}</Link>
      {child && `: ${fateOf(child)}`}
    </li>
  );
}

function fateOf({ consents, idVerificationStatus }: ChildView): string {
  if (idVerificationStatus === 'revoked')
    return 'it has stopped already, and is deleted soon unless a parent or guardian agrees again';
  const other = consents.find(({ isOwn, status }) => !isOwn && status === 'given');
  return other
    ? `${other.guardianName} has agreed too, so it goes on`
    : 'no other guardian has agreed, so it stops at once';
}
