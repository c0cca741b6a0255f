import { useForm } from '@mantine/form';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';

interface Props {
  isOpen: boolean;
  kind: 'reply' | 'report';
  /** "Ruth’s review of New tap" */
  about: string;
  send: (words: string) => Promise<unknown>;
  onClose: () => void;
}

const kinds = {
  reply: {
    title: 'Reply to',
    text: 'Everybody who reads the review reads your reply. It is written once; the review then stays as it is.',
    label: 'Your reply',
    missing: 'Please write a reply',
    most: 1000,
    button: 'Send reply',
    done: 'Reply sent',
  },
  report: {
    title: 'Report',
    text: 'A moderator looks at it. Say what is wrong: false facts, an address, an insult.',
    label: 'Reason',
    missing: 'Please say what is wrong with this review',
    most: 500,
    button: 'Report review',
    done: 'Reported to the moderators',
  },
} as const;

/** Words of the professional on a review: an answer that all read, or a report to the moderators. */
export function ReviewWordsWindow({ isOpen, kind, about, send, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={`${kinds[kind].title} ${about}`} onClose={onClose}>
      <WordsForm key={kind} kind={kind} send={send} onClose={onClose} />
    </DialogWindow>
  );
}

function WordsForm({ kind, send, onClose }: Pick<Props, 'kind' | 'send' | 'onClose'>) {
  const { text, label, missing, most, button, done } = kinds[kind];
  const form = useForm({
    initialValues: { [kind === 'reply' ? 'reply' : 'reason']: '' } as Record<string, string>,
    validate: (typed) => {
      const [field = '', words = ''] = Object.entries(typed)[0] ?? [];
      const count = [...words.trim()].length;
      if (count === 0) return { [field]: missing };
      return count > most ? { [field]: `${label} must be less than ${most} characters` } : {};
    },
  });
  const field = kind === 'reply' ? 'reply' : 'reason';
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed) => send((typed[field] ?? '').trim()),
    onSent: onClose,
    done,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <p>{text}</p>
        <CountedTextarea
          label={label}
          withAsterisk
          rows={4}
          most={most}
          {...form.getInputProps(field)}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="What you wrote is sent" />
        <FormActions submitLabel={button} isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
