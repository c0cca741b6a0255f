import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';
import { PlainButton } from './plain-button.tsx';

/** The buttons of a dialog. They stay in sight while a long dialog is scrolled. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface Props {
  /** What sending the form does: "Save changes". */
  submitLabel: string;
  isBusy: boolean;
  /** Whether the form cannot be sent yet. */
  isDisabled?: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a dialog: the way out, and the one that sends it. */
export function FormActions({ submitLabel, isBusy, isDisabled = false, onCancel }: Props) {
  return (
    <DialogActions>
      <PlainButton variant="default" onClick={onCancel}>
        Cancel
      </PlainButton>
      <PlainButton type="submit" isBusy={isBusy} isDisabled={isDisabled}>
        {submitLabel}
      </PlainButton>
    </DialogActions>
  );
}
