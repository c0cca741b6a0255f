import {
  beginNextPeriod,
  type CeRequirementView,
} from '@sidework/contracts/business-tools/ce-requirements';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';

interface Props {
  requirement: CeRequirementView;
  reload: () => Promise<unknown>;
}

const fields = [
  { name: 'deadline', label: 'Deadline', kind: 'day', isNeeded: true, years: 'coming' },
] as const;

/** The license was renewed, so the hours of the next period begin. */
export function NextPeriod({ requirement, reload }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, requirementName } = requirement;
  return (
    <Row>
      <PlainButton
        variant="default"
        size="sm"
        aria-label={`Begin the next period of ${requirementName}`}
        onClick={() => setOpen(true)}
      >
        Begin the next period
      </PlainButton>
      {isOpen && (
        <EntryDialog
          isOpen
          title={`Next period of ${requirementName}`}
          fields={fields}
          initial={{}}
          send={async ({ deadline }) => {
            const body = { deadline: String(deadline) };
            await call(beginNextPeriod, { params: { requirementId: id }, body });
            await reload();
          }}
          done="The next period has begun"
          failed="Failed to begin the next period"
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
