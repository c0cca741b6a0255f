import {
  type Attachment,
  attachmentFile,
  uploadAttachment,
} from '@sidework/contracts/network-chat/attachments';
import { limits } from '@sidework/contracts/network-chat/limits';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { upload } from '../../../lib/upload.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { faultOfFile } from './file-fault.ts';

/** The files of the message that is being written, each uploaded as it is chosen. */
export function useFiles() {
  const { progress, error, start, refuse, stop } = useUpload();
  /** A fault that the file shows by itself, before it is sent. */
  const [wrong, setWrong] = useState<string | null>(null);
  const [files, setFiles] = useState<readonly Attachment[]>([]);

  async function choose(file: File) {
    const fault = faultOfFile(file);
    setWrong(fault);
    refuse(null);
    if (fault) return;
    await start(file, async (running) => {
      const query = { name: file.name.slice(-limits.fileName) };
      const added = await upload(uploadAttachment, { query, ...running });
      setFiles((known) => [...known, added]);
    });
  }

  return {
    files,
    progress,
    fault: wrong ?? (error ? messageOf(error) : undefined),
    isFull: files.length >= limits.filesPerMessage,
    types: attachmentFile.types,
    choose,
    stop,
    remove: (id: string) => setFiles((known) => known.filter((file) => file.id !== id)),
    clear: () => {
      setFiles([]);
      setWrong(null);
      refuse(null);
    },
  };
}
