import { useLocation } from 'react-router-dom';
import { SharedDocument } from '../../features/documents/shared-document.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Anyone with the link may open it, with or without an account. */
export function SharedDocumentPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Page title="A document for you" width="reading">
      <SharedDocument key={token} token={token} />
    </Page>
  );
}
