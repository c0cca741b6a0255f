import {
  type AttendanceAct,
  addSession,
  cancelSession,
  listSessionLearners,
  listSessions,
  markAttendance,
  type ScanAct,
  type SessionDraft,
  scanAttendance,
} from '@sidework/contracts/education-events/course-sessions';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

export function useSessions(courseId: number) {
  const params = { courseId };
  const list = usePages(listSessions, { params });
  const invalidate = useInvalidate();
  return {
    list,
    async add(body: SessionDraft, idempotencyKey: string) {
      const session = await call(addSession, { params, body, idempotencyKey });
      await invalidate(listSessions);
      return session;
    },
    async cancel(sessionId: string) {
      await call(cancelSession, { params: { ...params, sessionId } });
      await invalidate(listSessions);
    },
  };
}

export function useSessionLearners(courseId: number, sessionId: string) {
  const params = { courseId, sessionId };
  const list = usePages(listSessionLearners, { params });
  const invalidate = useInvalidate();
  return {
    list,
    async mark(enrollmentId: string, act: AttendanceAct) {
      await call(markAttendance, { params: { ...params, enrollmentId }, body: { act } });
      await invalidate(listSessionLearners);
    },
    async scan(code: string, act: ScanAct) {
      const scanned = await call(scanAttendance, { params, body: { code, act } });
      // The next learner must not wait for the list.
      void invalidate(listSessionLearners);
      return scanned;
    },
  };
}
