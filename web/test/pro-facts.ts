import { getEducationRecord } from '@sidework/contracts/schema/education-events/education-records';
import { getMembership } from '@sidework/contracts/schema/identity/people/people';
import { getAnswerRecord } from '@sidework/contracts/schema/network-chat/answer-records';
import type { fakeServer } from './fake-server.ts';

/** A page of a professional of whom nothing else is known yet. */
export function answerProFacts(server: ReturnType<typeof fakeServer>) {
  server.on(getAnswerRecord, () => ({ answeredPercent: null, usualMinutes: null }));
  server.on(getMembership, () => ({ since: null }));
  server.on(getEducationRecord, () => ({
    isShown: false,
    certificates: [],
    courses: [],
    events: [],
  }));
}
