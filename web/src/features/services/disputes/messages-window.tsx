import type { GivenMessage } from '@sidework/contracts/client-services/dispute-case';
import {
  listMessages,
  type MessageView,
  mostGiven,
} from '@sidework/contracts/network-chat/messages';
import { type SubmitEvent, useState } from 'react';
import { usePages } from '../../../lib/api.ts';
import { exactText } from '../../../lib/dates.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';

interface Props {
  isOpen: boolean;
  otherId: string;
  /** They are in the dispute already. */
  known: readonly GivenMessage[];
  give: (messageIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

const title = 'Choose Messages';

export function MessagesWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={form.onClose}>
      <MessagesForm {...form} />
    </DialogWindow>
  );
}

function MessagesForm({ otherId, known, give, onClose }: Omit<Props, 'isOpen'>) {
  const list = usePages(listMessages, { params: { personId: otherId } });
  const [chosen, setChosen] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const { isBusy, run } = useBusy();
  const added = new Set(known.map(({ id }) => id));
  const open = list.items?.filter(({ id, isHidden }) => !isHidden && !added.has(id));

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(() =>
      give(chosen).then(() => {
        toastSuccess('Messages added to the dispute');
        onClose();
      }, setRefusal),
    );
  }

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  return (
    <form noValidate aria-label={title} onSubmit={send}>
      <Stack>
        <Words>
          The moderators and the other side see only the messages you choose, as they were sent.
          Choose at most {mostGiven} at once.
        </Words>
        {!open && !list.error && <ListSkeleton rows={3} label="Loading the messages" />}
        {list.error && <ErrorNotice error={list.error} onRetry={() => list.mutate()} />}
        {open?.length === 0 && <Words>There are no messages to add.</Words>}
        {open?.map((message) => (
          <CheckField
            key={message.id}
            label={labelOf(message, otherId)}
            text={message.content || 'Files only'}
            isChecked={chosen.includes(message.id)}
            onChange={() => toggle(message.id)}
          />
        ))}
        <LoadMore list={list} label="Load earlier messages" />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions
          submitLabel={submitLabel(chosen.length)}
          isBusy={isBusy}
          isDisabled={chosen.length === 0 || chosen.length > mostGiven}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

const submitLabel = (count: number) =>
  count === 0 ? 'Add messages' : `Add ${count} ${count === 1 ? 'message' : 'messages'}`;

const labelOf = ({ senderId, createdAt }: MessageView, otherId: string) =>
  `${senderId === otherId ? 'They wrote' : 'You wrote'}, ${exactText(createdAt)}`;
