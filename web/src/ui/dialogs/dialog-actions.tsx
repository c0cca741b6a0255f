import type { ReactNode } from 'react';
import { PlainButton } from '../buttons/plain-button.tsx';
import classes from './dialog-actions.module.css';

/** The buttons of a dialog. They stay in sight while a long dialog is scrolled. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface PageProps {
  /** Hidden content stays mounted, since a dialog opened by its button may still be open. */
  isShown: boolean;
  children: ReactNode;
}

/**
 * The main action stays in sight while a long page or card is read; on a phone it stands above the
 * bar.
 */
export function PageActions({ isShown, children }: PageProps) {
  return (
    <div className={isShown ? classes.actions : undefined} data-on="page">
      {children}
    </div>
  );
}

interface Props {
  /** It says the result, such as "Save changes". */
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
