/** Does `work` after each pause, and at once again while there is more, until the given function is called. */
export function repeat(
  work: () => Promise<number>,
  pause: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let open = true;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();
  const workOff = async () => {
    while (open && (await work()) > 0);
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = workOff()
      .catch(failed)
      .finally(() => {
        isRunning = false;
      });
  }, pause);
  return () => {
    open = false;
    clearInterval(timer);
    return running;
  };
}
