import {
  beginVideo,
  finishVideo,
  getVideoUpload,
  sendVideoPart,
} from '@sidework/contracts/schema/education-events/lesson-videos';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { sendVideo } from './send-video.ts';

const server = fakeServer();
fakeUploads();
const part = 4 * 1_048_576;
const now = async () => undefined;
const running = (file: File) => ({
  file,
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

it('a video goes on behind what has arrived once the connection is back', async () => {
  signInAs();
  const file = aFile('gauges.mp4', 'video/mp4', 2 * part + 10);
  const [id, videoId] = [anId(), anId()];
  let [received, breaks] = [0, 3];
  const state = (made: string | null = null) => ({ id, size: file.size, received, videoId: made });
  const broken = () => refuse(503, 'unavailable', 'Silence');
  const takes = () => {
    if (received > 0) breaks -= 1;
    return breaks === 3 || breaks < 0;
  };
  server.on(beginVideo, () => state());
  server.on(getVideoUpload, () => (takes() ? state() : broken()));
  server.on(sendVideoPart, ({ params }) => {
    const isTaken = takes();
    received = Math.min(file.size, Number(params.offset) + part);
    return isTaken ? state() : broken();
  });
  server.on(finishVideo, () => (received === file.size ? state(videoId) : broken()));
  expect(await sendVideo(running(file), now)).toBe(videoId);
  const offsets = server.received(sendVideoPart).map(({ params }) => params.offset);
  expect(offsets).toEqual(['0', String(part), String(2 * part)]);
  expect(server.received(beginVideo)).toHaveLength(1);
});

it('a video that is refused is refused at once', async () => {
  signInAs();
  const file = aFile('gauges.mp4', 'video/mp4', 10);
  const state = { id: anId(), size: 10, received: 0, videoId: null };
  server.on(beginVideo, () => state);
  server.on(sendVideoPart, () => refuse(422, 'video_unreadable', 'No video'));
  await expect(sendVideo(running(file), now)).rejects.toThrow('No video');
  expect(server.received(sendVideoPart)).toHaveLength(1);
});
