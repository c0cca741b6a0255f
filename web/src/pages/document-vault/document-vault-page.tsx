import { DocumentList } from '../../features/documents/document-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Split } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Page } from '../../ui/page.tsx';

const Upload = lazyDialog(
  async () => (await import('../../features/documents/vault-windows.ts')).UploadWindow,
);

export function DocumentVaultPage() {
  return (
    <Page
      title="Document Vault"
      purpose="The papers of your business in one place, seen by you alone."
    >
      <Split
        isAsideFirst
        aside={
          <Card title="Upload Document">
            <Upload isOpen />
          </Card>
        }
      >
        <DocumentList />
      </Split>
    </Page>
  );
}
