import { useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

interface Props {
  childId: string;
  childName: string;
}

const DeleteChild = lazyDialog(
  async () => (await import('./delete-child-window.tsx')).DeleteChildWindow,
);

export function ChildDeletionSection(props: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection
      title="Delete the account"
      purpose="It cannot be undone, and begins at once. Messages stay for 12 months, where only you and our safety staff could read them, and are then erased."
    >
      <PlainButton variant="default" onClick={() => setAsking(true)}>
        Delete your child’s account
      </PlainButton>
      <DeleteChild isOpen={isAsking} onClose={() => setAsking(false)} {...props} />
    </SettingsSection>
  );
}
