import { unprocessable } from '@sidework/chassis/errors';
import type { ComplaintOfPost } from '@sidework/contracts/marketplace/reports';

export interface Reported {
  thing: 'gig' | 'job' | 'portfolio_photo';
  subjectId: string;
  ownerId: string;
  title: string;
  /** How many photos it shows. */
  photos: number;
}

/** A report as its event carries it; an owner cannot report their own content. */
export function write(
  reportId: string,
  { photos, title, ...reported }: Reported,
  { photo, ...complaint }: ComplaintOfPost,
  reporterId: string,
) {
  if (reported.ownerId === reporterId) throw unprocessable('own_content');
  if (photo !== undefined && photo > photos) throw unprocessable('no_such_photo');
  const said = photo === undefined ? title : `Photo ${photo} of ${photos}: ${title}`;
  return { reportId, reporterId, ...reported, title: said, ...complaint };
}
