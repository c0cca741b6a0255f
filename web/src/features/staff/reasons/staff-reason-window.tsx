import { openChildFile } from '@sidework/contracts/schema/identity/staff/staff';
import type { ComponentProps } from 'react';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';

type Props = Omit<ComponentProps<typeof ReasonDialogWindow>, 'schema' | 'most'>;

/** As the contract bounds it; that of a child's file is the same for every decision. */
const most = 500;
const { body } = openChildFile.schema;

export function StaffReasonWindow(dialog: Props) {
  return <ReasonDialogWindow schema={body} most={most} {...dialog} />;
}
