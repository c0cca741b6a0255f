import {
  keepVideoPlace,
  openLessonVideo,
} from '@sidework/contracts/education-events/lesson-videos';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Answer } from '../../lib/endpoint-types.ts';

const keptEvery = 5;

/** The video of a lesson, and the second at which the learner is. */
export function useLessonVideo(enrollmentId: string, lessonId: string) {
  const [asked, setAsked] = useState(0);
  const [video, setVideo] = useState<Answer<typeof openLessonVideo>>();
  const [error, setError] = useState<unknown>();
  const kept = useRef<number>(undefined);
  const last = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again once the link has ended
  useEffect(() => {
    let isOver = false;
    const asking = call(openLessonVideo, { params: { enrollmentId, lessonId } });
    asking.then(
      (opened) => isOver || setVideo(opened),
      (refusal) => isOver || setError(refusal),
    );
    return () => {
      isOver = true;
    };
  }, [enrollmentId, lessonId, asked]);

  function keep() {
    const second = last.current;
    if (second === undefined || second === kept.current) return;
    kept.current = second;
    const params = { enrollmentId, lessonId };
    call(keepVideoPlace, { params, body: { second } }).catch(() => {
      // The next second is kept in its place.
      kept.current = undefined;
    });
  }
  const leave = useRef(keep);
  leave.current = keep;
  useEffect(() => () => leave.current(), []);

  return {
    video,
    error,
    keep,
    note: (second: number) => {
      last.current = Math.floor(second);
      if (Math.abs(last.current - (kept.current ?? -keptEvery)) >= keptEvery) keep();
    },
    reload: () => {
      setError(undefined);
      setAsked((before) => before + 1);
    },
  };
}
