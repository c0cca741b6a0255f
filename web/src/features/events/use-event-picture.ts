import { uploadEventPicture } from '@sidework/contracts/education-events/event-listings';
import { eventPictureFile } from '@sidework/contracts/education-events/event-options';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** The picture that an event is to have: chosen in its form, and sent once the event is there. */
export function useEventPicture() {
  const { progress, start, stop } = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const [isRemoved, setRemoved] = useState(false);

  function choose(chosen: File) {
    const wrong = faultOf(chosen);
    setFault(wrong);
    if (!wrong) setFile(chosen);
  }

  function remove() {
    setFile(null);
    setFault(undefined);
    setRemoved(true);
  }

  /** Whether the event has it now; the event itself is there in any case. */
  async function send(eventId: string, scope: SeriesScope): Promise<boolean> {
    if (!file) return true;
    return start(file, async (running) => {
      try {
        await upload(uploadEventPicture, { params: { eventId }, query: { scope }, ...running });
      } catch (error) {
        toastFailure('Your event is there, but without this picture', messageOf(error));
        throw error;
      }
    });
  }

  return { file, fault, progress, isRemoved: isRemoved && !file, choose, remove, send, stop };
}

/** It saves an upload that the server would refuse. */
function faultOf(file: File): string | undefined {
  const wrong = faultOfType(file, eventPictureFile.types, 'Choose a JPEG, PNG or WebP file.');
  if (wrong) return wrong;
  return file.size > eventPictureFile.maxBytes ? educationEventsProblems.file_too_large : undefined;
}
