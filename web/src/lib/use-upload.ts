import { useEffect, useRef, useState } from 'react';
import type { Progress } from './upload.ts';

interface Running {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** One upload at a time, with how far it is, and a way to stop it; leaving the page stops it too. */
export function useUpload() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Whether it has arrived. */
  async function start(file: File, send: (running: Running) => Promise<unknown>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setError(null);
    setProgress({ sentBytes: 0, allBytes: file.size, rate: null });
    try {
      await send({ file, signal, onProgress: setProgress });
      return true;
    } catch (failure) {
      if (!signal.aborted) setError(failure);
      return false;
    } finally {
      if (running.current === controller) setProgress(null);
    }
  }

  return { progress, error, start, refuse: setError, stop: () => running.current?.abort() };
}
