import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  /** It tells the consequences. */
  text: string;
  /** It adds further facts. */
  more?: ReactNode;
  /** It has to be typed to confirm. */
  phrase: string;
  keepLabel: string;
  deleteLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  /** The dialog closes, whatever else is under way. */
  onClose: () => void;
  onDelete: (handleFailure: (error: unknown) => void) => void;
}

/** Goes with its dialog: nothing that was typed is there at the next opening, a click away from the loss. */
export function DeletionForm({
  text,
  more,
  phrase,
  keepLabel,
  deleteLabel,
  isBusy,
  onCancel,
  onClose,
  onDelete,
}: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === phrase;
    setWrong(!isRight);
    if (!isRight) return field.current?.focus();
    onDelete(fail);
  }

  function fail(error: unknown) {
    // The page asks to sign in again; two dialogs at once would be one too many.
    if (codeOf(error) === 'sign_in_needed') onClose();
    else setRefusal(error);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Words>{text}</Words>
        {more}
        <TextInput
          ref={field}
          label={`Type “${phrase}” to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          error={isWrong && `Type “${phrase}”`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} text={securityMessageOf(refusal)} />}
        <DialogActions>
          <PlainButton variant="default" isDisabled={isBusy} onClick={onCancel}>
            {keepLabel}
          </PlainButton>
          <PlainButton type="submit" variant="danger" isBusy={isBusy}>
            {deleteLabel}
          </PlainButton>
        </DialogActions>
      </Stack>
    </form>
  );
}
