import { type Attachment, linkAttachment } from '@sidework/contracts/network-chat/attachments';
import { texts } from '@sidework/contracts/texts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Picture } from '../../../ui/figures/picture.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { PictureButton } from '../../../ui/rows/picture-button.tsx';

/** The files of a message: pictures as they are, and PDFs by their names. */
export const AttachedFiles = ({ files }: { files: readonly Attachment[] }) =>
  files.map((file) =>
    file.contentType === 'application/pdf' ? (
      <PlainButton key={file.id} variant="default" onClick={() => void open(file)}>
        <IconFileTypePdf size={20} aria-hidden />
        {file.name}
      </PlainButton>
    ) : (
      <AttachedPicture key={file.id} file={file} />
    ),
  );

function AttachedPicture({ file }: { file: Attachment }) {
  const [url, setUrl] = useState<string>();
  const { id } = file;
  useEffect(() => {
    let isShown = true;
    linkTo(id).then(
      (link) => isShown && setUrl(link),
      // The picture stays a button with its name, which asks again.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  return (
    <PictureButton onClick={() => void open(file)} name={file.name}>
      {url && <Picture src={url} alt={file.name} shape="photo" onError={() => setUrl(undefined)} />}
    </PictureButton>
  );
}

async function linkTo(attachmentId: string): Promise<string> {
  const sent = { params: { attachmentId }, body: { isDownload: false } };
  return (await call(linkAttachment, sent)).url;
}

/** The window opens with the click, or the browser would take it for an advertisement. */
async function open({ id }: Attachment) {
  const shown = window.open('', '_blank');
  try {
    const url = await linkTo(id);
    if (shown) shown.location.href = url;
    else location.assign(url);
  } catch (error) {
    shown?.close();
    toastFailure(texts.toastTitles.error, messageOf(error));
  }
}
