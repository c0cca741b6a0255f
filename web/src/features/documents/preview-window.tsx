import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import classes from './document-preview.module.css';

interface Props {
  isOpen: boolean;
  document: DocumentView | undefined;
  /** A link of 60 seconds; what was loaded by it stays in sight. */
  url: string;
  onClose: () => void;
}

/** A picture or a PDF, in the page. */
export function PreviewWindow({ isOpen, document, url, onClose }: Props) {
  const name = document?.documentName ?? '';
  return (
    <DialogWindow isOpen={isOpen} title={name} size="lg" onClose={onClose}>
      {document?.mimeType === 'application/pdf' ? (
        <iframe src={url} title={name} referrerPolicy="no-referrer" className={classes.frame} />
      ) : (
        <img src={url} alt={name} referrerPolicy="no-referrer" className={classes.shown} />
      )}
    </DialogWindow>
  );
}
