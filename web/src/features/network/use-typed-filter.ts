import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/** It reports the text of a filter when typing pauses. */
export function useTypedFilter(told: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(told);
  const [followed, setFollowed] = useState(told);
  if (told !== followed) {
    setFollowed(told);
    if (told !== typed.trim()) setTyped(told);
  }

  function settle() {
    if (typed.trim() !== told) tell(typed.trim());
  }

  const settleAfterPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(settleAfterPause, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped, settle };
}
