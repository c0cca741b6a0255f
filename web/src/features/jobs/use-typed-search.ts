import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/** What stands in a search box, told on once its typist pauses. Follows `told` when that changes elsewhere. */
export function useTypedSearch(told: string, tell: (search: string) => void) {
  const [typed, setTyped] = useState(told);
  const [followed, setFollowed] = useState(told);
  const [underWay, setUnderWay] = useState<string[]>([]);
  if (told !== followed) {
    setFollowed(told);
    // What we told ourselves comes back without the blanks around it, and while more is typed or told.
    const arrived = underWay.lastIndexOf(told);
    if (arrived < 0) setTyped(told);
    setUnderWay(arrived < 0 ? [] : underWay.slice(arrived + 1));
  }

  function settle() {
    const search = typed.trim();
    if (search === told && underWay.length === 0) return;
    setUnderWay([...underWay, search]);
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
