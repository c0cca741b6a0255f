import { useEffect, useEffectEvent, useState, useTransition } from 'react';

const pauseMs = 300;

/**
 * It reports the text of a search box when typing pauses, and follows `told` when that changes
 * elsewhere. The changes that `tell` makes may show later, in a transition, while more is typed.
 */
export function useTypedSearch(told: string, tell: (search: string) => void) {
  const [typed, setTyped] = useState(told);
  const [followed, setFollowed] = useState(told);
  const [own, setOwn] = useState<string>();
  const [isUnderWay, startTransition] = useTransition();
  if (told !== followed) {
    setFollowed(told);
    // The reported text comes back trimmed, perhaps while more is being typed, and must not replace
    // that.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause
  useEffect(() => {
    let timer = setTimeout(settleAfterPause, pauseMs);
    // The pause restarts on release, so that the results do not change under a press before it is a
    // click.
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
