import { lazy, Suspense, useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

interface Props {
  childId: string;
  childName: string;
}

const Window = lazy(async () => ({
  default: (await import('./delete-child-window.tsx')).DeleteChildWindow,
}));

export function ChildDeletionSection(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <SettingsSection
      title="Delete the account"
      purpose="It cannot be undone, and begins at once. Messages stay for 12 months, where only you and our safety staff could read them, and are then erased."
    >
      <PlainButton
        variant="default"
        onClick={() => {
          setWasAsked(true);
          setAsking(true);
        }}
      >
        Delete your child’s account
      </PlainButton>
      <Suspense>
        {wasAsked && <Window isOpen={isAsking} onClose={() => setAsking(false)} {...props} />}
      </Suspense>
    </SettingsSection>
  );
}
