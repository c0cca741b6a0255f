import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { type Found, sourcesFor } from './sources.ts';

/** Letters that follow each other faster are one search. */
const pauseMs = 200;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 403;

interface Answered {
  words: string;
  /** By the label of the source; `failed` did not answer. */
  bySource: Record<string, Found[] | 'failed'>;
}

export interface FoundGroup {
  label: string;
  found: Found[];
}

/** Asks every source at once and gives what they found as it comes, in the order of the sources. */
export function useFound(typed: string) {
  const viewer = useSession()?.viewer;
  const sources = sourcesFor(viewer);
  const words = typed.trim();
  const [answered, setAnswered] = useState<Answered>({ words: '', bySource: {} });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sources are those of the viewer
  useEffect(() => {
    if (words.length < 2) return;
    let isCurrent = true;
    const answer = (label: string, found: Found[] | 'failed') => {
      if (!isCurrent) return;
      setAnswered((before) => ({
        words,
        bySource: { ...(before.words === words && before.bySource), [label]: found },
      }));
    };
    const timer = setTimeout(() => {
      for (const { label, find } of sources)
        find(words).then(
          (found) => answer(label, found),
          // A child that may not act yet, for example, is shown no people.
          (error) => answer(label, isRefusal(error) ? [] : 'failed'),
        );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, viewer?.id]);

  const isAsked = words.length >= 2;
  const bySource = isAsked && answered.words === words ? answered.bySource : {};
  const groups: FoundGroup[] = sources.flatMap(({ label }) => {
    const found = bySource[label];
    return Array.isArray(found) && found.length > 0 ? [{ label, found }] : [];
  });
  const answers = Object.values(bySource);
  return {
    isAsked,
    groups,
    isWaiting: isAsked && answers.length < sources.length,
    hasFailed: answers.includes('failed'),
  };
}
