import { useForm } from '@mantine/form';
import { limits } from '@sidework/contracts/network-chat/limits';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

const drafts = createDraft({ name: 'support', empty: { content: '' }, where: 'sessionStorage' });

interface Props {
  label: string;
  submitLabel: string;
  /** The draft belongs to this thread. */
  about: string;
  send: (content: string, key: string) => Promise<unknown>;
  onSent: () => Promise<unknown>;
}

/** The words of either side; what is begun stays in the tab. Its parent gives it a new key once it was sent. */
export function SupportForm({ label, submitLabel, about, send, onSent }: Props) {
  const { begun, keep, drop } = useDraft(drafts, about);
  const form = useForm({
    initialValues: begun,
    onValuesChange: keep,
    validate: { content: (content) => (content.trim() ? null : 'Write what it is about') },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ content }, key) => send(content.trim(), key),
    onSent() {
      drop();
      void onSent();
    },
    done: 'Sent',
  });
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack gap="sm">
        <CountedTextarea
          label={label}
          rows={4}
          most={limits.message.max}
          {...form.getInputProps('content')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <div>
          <PlainButton type="submit" isBusy={isBusy}>
            {submitLabel}
          </PlainButton>
        </div>
      </Stack>
    </form>
  );
}
