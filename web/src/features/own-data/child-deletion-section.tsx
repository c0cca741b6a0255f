import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  childId: string;
  childName: string;
}

const DeleteChild = lazyDialog(
  async () => (await import('./delete-child-window.tsx')).DeleteChildWindow,
);

/** A card of its own keeps the deletion apart from the settings. */
export function ChildDeletionSection(props: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Delete the account">
      <Words tone="soft">
        This cannot be undone. It starts right away. Your child’s messages stay for 12 months. Only
        you and our safety staff can read them, and then they are erased.
      </Words>
      <Row>
        <PlainButton variant="danger" onClick={() => setAsking(true)}>
          Delete your child’s account
        </PlainButton>
      </Row>
      <DeleteChild isOpen={isAsking} onClose={() => setAsking(false)} {...props} />
    </Card>
  );
}
