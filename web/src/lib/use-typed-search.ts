import { useEffect, useEffectEvent, useState, useTransition } from 'react';

const pauseMs = 300;

/**
 * What stands in a search box, told on once its typist pauses. Follows `told` when that changes elsewhere. What `tell` changes
 * may show later, in a transition, while more is typed.
 */
export function useTypedSearch(told: string, tell: (search: string) => void) {
  const [typed, setTyped] = useState(told);
  const [followed, setFollowed] = useState(told);
  const [own, setOwn] = useState<string>();
  const [isUnderWay, startTransition] = useTransition();
  if (told !== followed) {
    setFollowed(told);
    // What was told here comes back without the blanks around it, and while more is typed.
    if (told !== own) {
      setTyped(told);
      setOwn(undefined);
    }
  }

  function settle() {
    const search = typed.trim();
    if (search === told && !isUnderWay) return;
    startTransition(() => {
      // Shows together with what it tells of, and is passed over together with it where more is told meanwhile.
      setOwn(search);
      tell(search);
    });
  }

  const settleAfterPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    let timer = setTimeout(settleAfterPause, pauseMs);
    // What is pressed must not be replaced before it is clicked: the pause begins anew with the release.
    const press = () => clearTimeout(timer);
    const release = () => {
      press();
      timer = setTimeout(settleAfterPause, pauseMs);
    };
    const ends = ['pointerup', 'pointercancel'];
    addEventListener('pointerdown', press);
    for (const end of ends) addEventListener(end, release);
    return () => {
      press();
      removeEventListener('pointerdown', press);
      for (const end of ends) removeEventListener(end, release);
    };
  }, [typed]);

  return { typed, type: setTyped, settle };
}
