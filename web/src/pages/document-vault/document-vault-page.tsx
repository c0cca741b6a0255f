import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocumentList } from '../../features/documents/document-list.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

const Upload = lazyDialog(
  async () => (await import('../../features/documents/vault-windows.ts')).UploadWindow,
);

export function DocumentVaultPage() {
  const audience = useAudience();
  if (audience === 'children') return <VaultOfChild />;
  return audience && <Vault />;
}

/** A child has no business whose papers it would keep; its own papers stand where they come from. */
function VaultOfChild() {
  return (
    <Page title="Document Vault">
      <EmptyState
        scene="folder"
        title="The vault is for adults"
        text="It keeps the documents of a business. Your certificates are in My Courses and your tickets in My Tickets."
      >
        <LinkButton to={paths.myCourses}>My Courses</LinkButton>
        <LinkButton to={paths.tickets} variant="default">
          My Tickets
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

/** On a phone the form opens on demand, or it would push the documents off the screen. */
function Vault() {
  const isWide = useIsWide();
  const [query] = useSearchParams();
  const [isUploading, setUploading] = useState(query.has('shared'));
  return (
    <Page
      title="Document Vault"
      action={
        !isWide && (
          <PlainButton aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
            {isUploading ? 'Close the form' : 'Add a document'}
          </PlainButton>
        )
      }
      purpose={
        <>
          The documents of your business in one place, seen by you alone.{' '}
          <HelpLink article="documents-and-licenses">How the vault works</HelpLink>
        </>
      }
    >
      <Split
        isAsideFirst
        aside={
          (isWide || isUploading) && (
            <Card title="Upload Document">
              <Upload isOpen />
            </Card>
          )
        }
      >
        <DocumentList />
      </Split>
    </Page>
  );
}
