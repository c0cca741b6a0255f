import { beatSeconds } from '@sidework/contracts/education-events/course-options';
import { beatLesson, type LessonView } from '@sidework/contracts/education-events/enrollments';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useIsLookedAt } from '../../lib/use-is-looked-at.ts';

/** A video that plays in a page that is in view is watched. */
const watching = 'timeupdate';
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', watching] as const;

/**
 * The time stops after a while without a sign of the learner, or while another of their lessons is
 * in view.
 */
type Stop = 'idle' | 'elsewhere' | undefined;

/** Tells the server that the lesson is in view, whose clock says what that counts. */
export function useLessonTime(
  enrollmentId: string,
  lesson: LessonView | undefined,
  isCounting: boolean,
) {
  const lessonId = lesson?.id;
  const isLookedAt = useIsLookedAt();
  const [counted, setCounted] = useState<{ lessonId: string; seconds: number }>();
  const [stop, setStop] = useState<Stop>();
  const isActive = useRef(true);
  const spentSeconds =
    counted && counted.lessonId === lessonId ? counted.seconds : (lesson?.spentSeconds ?? 0);
  const goal = 60 * (lesson?.minutes ?? 0);

  useEffect(() => {
    const note = () => {
      isActive.current = true;
    };
    for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!lessonId || !isLookedAt || !isCounting || stop) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function beat(begins: boolean) {
      const body = { begins, isActive: isActive.current };
      isActive.current = false;
      let waits: number = beatSeconds.every;
      try {
        const params = { enrollmentId, lessonId: lessonId ?? '' };
        const { spentSeconds: seconds, isIdle } = await call(beatLesson, { params, body });
        setCounted({ lessonId: params.lessonId, seconds });
        if (isIdle && !isOver) setStop('idle');
        // The last beat falls on the moment at which the lesson may be finished.
        if (goal > seconds) waits = Math.min(waits, goal - seconds + 0.5);
      } catch (error) {
        if (!isOver && error instanceof ApiError && error.code === 'lesson_open_elsewhere')
          setStop('elsewhere');
      }
      if (!isOver) timer = setTimeout(() => void beat(false), 1_000 * waits);
    }
    void beat(true);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void beat(false);
    };
  }, [enrollmentId, lessonId, isLookedAt, isCounting, stop, goal]);

  return {
    spentSeconds,
    leftSeconds: Math.max(0, goal - spentSeconds),
    stop,
    goOn: () => {
      isActive.current = true;
      setStop(undefined);
    },
  };
}

export type LessonTime = ReturnType<typeof useLessonTime>;
