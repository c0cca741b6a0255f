import { deletionPhrase } from '@sidework/contracts/identity/deletion/deletion';
import { useSession } from '../../lib/session.ts';
import { ChildrenAtStake } from './children-left.tsx';
import { deleteAccount } from './delete-account.ts';
import { DeletionWindow } from './deletion-window.tsx';
import { PayoutFirst } from './payout-first.tsx';
import { RunningWork } from './running-work.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountWindow(props: Props) {
  const viewer = useSession()?.viewer;
  return (
    <DeletionWindow
      {...props}
      title="Delete your account?"
      text="You will be signed out everywhere, and nobody can restore your account."
      more={
        <>
          <PayoutFirst isLast />
          {viewer?.isGuardian && <ChildrenAtStake />}
          <RunningWork />
        </>
      }
      phrase={deletionPhrase}
      keepLabel="Keep my account"
      deleteLabel="Delete my account"
      onDelete={() => deleteAccount(deletionPhrase)}
    />
  );
}
