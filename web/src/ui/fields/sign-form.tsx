import { useForm } from '@mantine/form';
import type {
  Signature,
  ContractText as Text,
} from '@sidework/contracts/client-services/work-contracts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { ContractText } from '../layout/contract-text.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Words } from '../layout/words.tsx';
import { ErrorNotice } from '../notices/error-notice.tsx';
import { TextInput } from './inputs.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  text: Text;
  send: (signature: Signature, idempotencyKey: string) => Promise<unknown>;
  done: string;
  onSent?: () => void;
}

/** The whole text, and below it the signature: a typed name. */
export function SignForm({ text, send, done, onSent }: Props) {
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (typed) => (typed.trim().length < 2 ? 'Type your full name' : null) },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ name }, key) => send({ name: name.trim(), textHash: text.textHash }, key),
    done,
    ...(onSent && { onSent }),
  });
  return (
    <form noValidate aria-label="Sign the contract" onSubmit={onSubmit}>
      <Stack>
        <ContractText sections={text.sections} />
        <TextInput
          label="Your full name"
          description="Typing your name signs this text. Your name, the time and your IP address stand on the contract."
          maxLength={200}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Sign
          </PlainButton>
        </Row>
        <Words tone="soft" isSmall>
          SHA-256 of this text: {text.textHash.slice(0, 16)}…
        </Words>
      </Stack>
    </form>
  );
}
