import { videoPart } from '@sidework/contracts/education-events/course-options';
import {
  beginVideo,
  finishVideo,
  getVideoUpload,
  sendVideoPart,
  type VideoUpload,
} from '@sidework/contracts/education-events/lesson-videos';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type Progress, upload } from '../../lib/upload.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The uploads of this page: a file that is chosen again goes on where it stopped. */
const begun = new Map<string, string>();
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** A broken connection may take so long to come back. */
const most = { failures: 30, waitMs: 2_000 };
const pause = () => new Promise((resolve) => setTimeout(resolve, most.waitMs));

/** Sends a video part by part, and goes on after silence behind what has arrived; gives its id. */
export async function sendVideo(sending: Sending, wait = pause): Promise<string> {
  const name = nameOf(sending.file);
  let failures = 0;
  let state: VideoUpload | undefined;
  for (;;) {
    sending.signal.throwIfAborted();
    try {
      state = await step(sending, name, state);
      failures = 0;
      if (state.videoId) return state.videoId;
    } catch (error) {
      failures += 1;
      if (!mayPass(error) || failures > most.failures) {
        if (!sending.signal.aborted) begun.delete(name);
        throw error;
      }
      state = undefined;
      await wait();
    }
  }
}

async function step(sending: Sending, name: string, state: VideoUpload | undefined) {
  if (!state) return find(sending.file, name);
  const params = { uploadId: state.id };
  return state.received < state.size ? sendNext(sending, state) : call(finishVideo, { params });
}

async function find({ size }: File, name: string): Promise<VideoUpload> {
  const uploadId = begun.get(name);
  if (uploadId) return call(getVideoUpload, { params: { uploadId } });
  const state = await call(beginVideo, { body: { size } });
  begun.set(name, state.id);
  return state;
}

function sendNext({ file, signal, onProgress }: Sending, { id, received }: VideoUpload) {
  const piece = file.slice(received, received + videoPart.maxBytes);
  const part = new File([piece], file.name, { type: videoPart.types[0] });
  return upload(sendVideoPart, {
    params: { uploadId: id, offset: received },
    file: part,
    signal,
    onProgress: ({ sentBytes, rate }) =>
      onProgress({ sentBytes: received + sentBytes, allBytes: file.size, rate }),
  });
}

/** Silence passes. A part whose answer was lost has arrived already, so the state is asked for. */
const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'video_part_misplaced');
