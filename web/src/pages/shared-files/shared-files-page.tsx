import { useEffect, useState } from 'react';
import { sizeText } from '../../features/documents/sizes.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { dropSharedFiles, sharedFiles } from '../../lib/shared-files.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** The share menu of a phone leads here: its person says where the files go. A child has neither a vault nor jobs to post. */
export function SharedFilesPage() {
  const [files, setFiles] = useState<File[]>();
  useEffect(() => void sharedFiles().then(setFiles), []);
  if (useSession()?.viewer.accountType === 'sidework_kids') return <NotFoundPage />;
  const arePictures = files?.every(({ type }) => type.startsWith('image/'));

  async function discard() {
    await dropSharedFiles();
    setFiles([]);
  }

  return (
    <Page title="Shared files" purpose="Choose where they go. Nothing is sent before you say so.">
      {!files && <RowsSkeleton label="Loading what you shared" />}
      {files?.length === 0 && (
        <EmptyState
          scene="folder"
          title="Nothing is waiting here"
          text="Share photos or papers from another app on your phone, and choose Sidework."
        />
      )}
      {files && files.length > 0 && (
        <Stack>
          <Rows label="Shared files">
            {files.map((file, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <ListRow key={at} title={file.name} details={sizeText(file.size)} />
            ))}
          </Rows>
          <Row>
            <LinkButton to={`${paths.documentVault}?shared=yes`}>Add to the vault</LinkButton>
            {arePictures && (
              <LinkButton variant="default" to={`${paths.postJob}?shared=yes`}>
                Post a job with them
              </LinkButton>
            )}
            <PlainButton variant="subtle" onClick={() => void discard()}>
              Discard
            </PlainButton>
          </Row>
        </Stack>
      )}
    </Page>
  );
}
