import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClientBoard } from '../../features/crm/people/client-board.tsx';
import { Person } from '../../features/crm/people/person.tsx';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

const AddContact = lazyDialog(
  async () => (await import('../../features/crm/people/contact-window.tsx')).ContactWindow,
);
const ImportContacts = lazyDialog(
  async () => (await import('../../features/crm/people/import-window.tsx')).ImportWindow,
);

/** The board of all clients and contacts, or the one that the address names. */
export function BoardPage({ personId }: { personId: string | null }) {
  const navigate = useNavigate();
  if (personId)
    return <Person personId={personId} onRemoved={() => void navigate(paths.crmBoard)} />;
  return <Board />;
}

function Board() {
  const [open, setOpen] = useState<'add' | 'import'>();
  return (
    <Page
      title="Client Board"
      purpose="Your leads and clients, by stage."
      back={<BackLink to={paths.crm}>Client Management</BackLink>}
      action={
        <Row>
          <PlainButton variant="default" onClick={() => setOpen('import')}>
            Import
          </PlainButton>
          <PlainButton onClick={() => setOpen('add')}>Add Contact</PlainButton>
        </Row>
      }
    >
      <ClientBoard />
      <AddContact isOpen={open === 'add'} onClose={() => setOpen(undefined)} />
      <ImportContacts isOpen={open === 'import'} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
