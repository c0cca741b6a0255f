import { useState } from 'react';
import type { upload } from './upload.ts';
import { useUpload } from './use-upload.ts';

type Sent = Omit<Parameters<typeof upload>[1], 'params'>;

/** The pictures chosen with a form, which are sent one by one once the thing that they belong to exists. */
export function useChosenPictures() {
  const [files, setFiles] = useState<File[]>([]);
  const { progress, start, stop } = useUpload();

  /** Gives how many did not arrive; the page of the thing takes them again. */
  async function sendAll(send: (sent: Sent) => Promise<unknown>): Promise<number> {
    let missing = 0;
    for (const file of files) if (!(await start(file, send))) missing += 1;
    return missing;
  }

  return { field: { files, progress, onStop: stop, onChange: setFiles }, sendAll };
}

export const missingText = (missing: number) =>
  `${missing === 1 ? '1 picture' : `${missing} pictures`} did not arrive. Add them again here.`;
