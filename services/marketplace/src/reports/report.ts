import { unprocessable } from '@sidework/chassis/errors';
import type { Complaint } from '@sidework/contracts/network-chat/reports';

export interface Reported {
  thing: 'gig' | 'job';
  subjectId: string;
  ownerId: string;
  title: string;
}

/** A report as its event carries it; an owner cannot report their own content. */
export function write(
  reportId: string,
  reported: Reported,
  complaint: Complaint,
  reporterId: string,
) {
  if (reported.ownerId === reporterId) throw unprocessable('own_content');
  return { reportId, reporterId, ...reported, ...complaint };
}
