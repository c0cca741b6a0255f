import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/** What stands in a search box, told on once its typist pauses. Follows `told` when that changes elsewhere. */
export function useTypedSearch(told: string, tell: (search: string) => void) {
  const [typed, setTyped] = useState(told);
  const [followed, setFollowed] = useState(told);
  const [sent, setSent] = useState(told);
  if (told !== followed) {
    setFollowed(told);
    // What we told ourselves comes back without the blanks around it, and while more is being typed.
    if (told !== sent) {
      setTyped(told);
      setSent(told);
    }
  }

  function settle() {
    const search = typed.trim();
    if (search === told) return;
    setSent(search);
    tell(search);
  }

  const settleAfterPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(settleAfterPause, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type: setTyped, settle };
}
