import { addLicense, type LicenseForm } from '@sidework/contracts/business-tools/licenses';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

const ids = ['Driver’s license', 'State ID card', 'Passport', 'Permanent resident card'];

export const idFields = [
  {
    name: 'licenseName',
    label: 'Kind of ID',
    kind: 'choice',
    isNeeded: true,
    options: [
      { value: '', label: 'Choose an ID' },
      ...ids.map((name) => ({ value: name, label: name })),
    ],
  },
  {
    name: 'licenseNumber',
    label: 'Last four characters of its number',
    isNeeded: true,
    description: 'We keep no more of the number.',
  },
  { name: 'expiryDate', label: 'Expiry date', kind: 'day', years: 'coming', isNeeded: true },
] as const;

/** The way to a page that says that its owner is the person of the account. */
export function AddIdentity({ reload }: { reload: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row justify="between">
      <Words tone="soft">
        Show clients you are who you say you are: add an ID, and our staff will check it.
      </Words>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Add ID
      </PlainButton>
      {isOpen && (
        <EntryDialog
          isOpen
          title="Add ID"
          fields={idFields}
          initial={{}}
          send={async (values, idempotencyKey) => {
            const body = { ...values, kind: 'identity' } as LicenseForm;
            await call(addLicense, { body, idempotencyKey });
            await reload();
          }}
          done="ID added. Now have it verified"
          failed="Failed to add ID"
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
