import { useWaitingVerifications } from './use-waiting-verifications.ts';
import { VerificationCard } from './verification-card.tsx';
import { WaitingList } from './waiting-list.tsx';

const empty = {
  title: 'Nobody waits to be verified',
  text: 'Children show up here once a parent or guardian has agreed to their account.',
};

export function VerificationQueue() {
  const queue = useWaitingVerifications();
  return (
    <WaitingList
      list={queue}
      idOf={({ childId }) => childId}
      things="children to verify"
      empty={empty}
    >
      {(waiting) => (
        <VerificationCard waiting={waiting} verify={queue.verify} reject={queue.reject} />
      )}
    </WaitingList>
  );
}
