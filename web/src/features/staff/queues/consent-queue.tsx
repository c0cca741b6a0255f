import { ConsentCard } from './consent-card.tsx';
import { useWaitingConsents } from './use-waiting-consents.ts';
import { WaitingList } from './waiting-list.tsx';

const empty = {
  title: 'No consent waits',
  text: 'Consents by signed form or by a call show up here. Consents by card count at once.',
};

export function ConsentQueue() {
  const queue = useWaitingConsents();
  return (
    <WaitingList list={queue} idOf={({ id }) => id} things="consents to decide" empty={empty}>
      {(waiting) => (
        <ConsentCard
          waiting={waiting}
          openForm={queue.openForm}
          accept={queue.accept}
          reject={queue.reject}
        />
      )}
    </WaitingList>
  );
}
