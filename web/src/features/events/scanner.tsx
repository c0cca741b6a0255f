import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '../../ui/notices/notice.tsx';
import { openReader } from './qr-reader.ts';
import classes from './scanner.module.css';

const lookEveryMs = 200;

/** The back camera, looking for QR codes; one that is held before it longer is told of once. */
export function Scanner({ onCode }: { onCode: (code: string) => Promise<unknown> }) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<string>();
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    void watch(video.current as HTMLVideoElement, signal, tell).catch(() => {
      if (!signal.aborted)
        setFault('There is no camera here, or it was not allowed. Type the code.');
    });
    return () => ended.abort();
  }, []);

  if (fault) return <Notice meaning="error">{fault}</Notice>;
  return <video ref={video} muted playsInline aria-label="Camera" className={classes.camera} />;
}

async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (code: string) => Promise<unknown>,
): Promise<void> {
  const camera = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = camera;
  await video.play();
  const read = await openReader();
  let last: string | undefined;
  while (!signal.aborted) {
    const code = await read(video);
    if (code && code !== last && !signal.aborted) await tell(code);
    if (code) last = code;
    await pause(lookEveryMs);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
