import { deletionPhrase } from '@sidework/contracts/identity/own-data';
import { useSession } from '../../lib/session.ts';
import { Words } from '../../ui/words.tsx';
import { deleteAccount } from './delete-account.ts';
import { childrenLeft } from './deletion-facts.ts';
import { DeletionWindow } from './deletion-window.tsx';
import { InviteFirst } from './invite-first.tsx';
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
      text="You are signed out everywhere, and nobody can bring the account back."
      more={
        <>
          <PayoutFirst />
          {viewer?.isGuardian && (
            <div>
              <Words>
                {childrenLeft}: their proposals end, and nobody goes on with their work.
              </Words>
              <InviteFirst />
            </div>
          )}
          <RunningWork />
        </>
      }
      phrase={deletionPhrase}
      keepLabel="Keep it"
      deleteLabel="Delete my account"
      onDelete={() => deleteAccount(deletionPhrase)}
    />
  );
}
