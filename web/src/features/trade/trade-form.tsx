import type { ReactNode, SubmitEvent } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';

interface Props {
  label: string;
  noun: string;
  isEdit: boolean;
  isBusy: boolean;
  isWaiting: boolean;
  refusal: unknown;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the three forms. */
export function TradeForm(props: Props) {
  const { label, noun, isEdit, isBusy, isWaiting, refusal, onSubmit, onClose, children } = props;
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack>
        {children}
        {refusal !== undefined && (
          <ErrorNotice
            error={refusal}
            text={`Failed to ${isEdit ? 'change' : 'add'} ${noun}: ${messageOf(refusal)}`}
          />
        )}
        <WaitingNote
          isWaiting={isWaiting}
          what={`Your ${noun} is ${isEdit ? 'changed' : 'added'}`}
        />
        <FormActions
          submitLabel={isEdit ? 'Save changes' : label}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
