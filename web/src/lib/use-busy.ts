import { useRef, useState } from 'react';

/** Lets one action run at a time: a second click while it runs does nothing. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(action: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
