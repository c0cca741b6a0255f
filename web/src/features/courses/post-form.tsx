import { useForm } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { useRef, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  label: string;
  description?: string;
  submitLabel: string;
  done: string;
  send: (words: string, idempotencyKey: string) => Promise<unknown>;
}

interface OneProps extends Props {
  onSent: () => void;
}

/** Words on a lesson. Once they are sent the form begins again, with a key of its own. */
export function PostForm({ send, ...props }: Props) {
  const [count, setCount] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const next = () =>
    focusAfter(
      () => setCount(count + 1),
      () => root.current?.querySelector('textarea'),
    );
  return (
    <div ref={root}>
      <OnePost key={count} {...props} send={send} onSent={next} />
    </div>
  );
}

function OnePost({ label, description, submitLabel, done, send, onSent }: OneProps) {
  const form = useForm({
    initialValues: { words: '' },
    validate: {
      words: (typed) => {
        if (typed.trim() === '') return 'Write something first';
        return [...typed].length > limits.message ? 'Please write less' : null;
      },
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ words }, idempotencyKey) => send(words, idempotencyKey),
    onSent,
    done,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <CountedTextarea
          label={label}
          description={description}
          rows={3}
          most={limits.message}
          {...form.getInputProps('words')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <div>
          <PlainButton type="submit" variant="default" isBusy={isBusy}>
            {submitLabel}
          </PlainButton>
        </div>
      </Stack>
    </form>
  );
}
