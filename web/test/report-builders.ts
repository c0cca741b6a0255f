import type { ReportView } from '@sidework/contracts/network-chat/reports';
import { anId, aPersonCard } from './job-builders.ts';

export const aReport = (given: Partial<ReportView> = {}): ReportView => ({
  id: anId(),
  thing: 'gig',
  subjectId: anId(),
  reason: 'scam',
  comment: 'He asks for cards.',
  excerpt: 'Miracle roofs',
  reporter: aPersonCard({ fullName: 'Ada Example' }),
  reported: aPersonCard({ fullName: 'Bob Builder' }),
  isAboutChild: false,
  actedOnBefore: 1,
  createdAt: '2026-01-05T10:00:00.000Z',
  decision: null,
  decidedAt: null,
  decidedReason: null,
  appeal: null,
  roomId: null,
  writtenAt: null,
  isReportedStaff: false,
  childrenOfReported: 0,
  childrenConcerned: 0,
  ...given,
});
