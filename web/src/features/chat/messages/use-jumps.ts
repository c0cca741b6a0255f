import { useState } from 'react';
import type { MessageLog } from './message-log.ts';

/**
 * A jump leads to a message of the log, or opens a window around one that is not loaded. A search always opens the window,
 * since a log that opens goes to its end.
 */
export function useJumps(log: MessageLog | undefined, searched: number | undefined) {
  const [window, setWindow] = useState(searched);
  const [told, setTold] = useState(searched);
  const [found, setFound] = useState<number>();
  if (told !== searched) {
    setTold(searched);
    setWindow(searched);
  }

  function jump(sequence: number) {
    const isLoaded = log?.items.some((message) => message.sequence === sequence);
    if (window === undefined && isLoaded) setFound(sequence);
    else setWindow(sequence);
  }

  return {
    window,
    found,
    jump,
    leave: () => {
      setWindow(undefined);
      setFound(undefined);
    },
  };
}
