import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { reviewReported } from '@sidework/contracts/client-services/events/reviews';
import { contentReported as educationReported } from '@sidework/contracts/education-events/events';
import { contentReported } from '@sidework/contracts/marketplace/events';
import { findPerson } from '../people/queries.ts';
import * as Report from './report.ts';
import { keepReport } from './send-report.ts';

/** Members report a gig or a job to marketplace, which says whose it is. */
const keepReportWhenContentReported = consumer({
  name: 'keep-report-when-content-reported',
  event: contentReported,
  async handle(tx, { data, occurredAt }) {
    const { reportId: id, ownerId: reportedId, title, ...said } = data;
    await keep(tx, {
      ...said,
      id,
      reportedId,
      excerpt: Report.excerptOf(title),
      createdAt: occurredAt,
    });
  },
});

/** The same of events and courses, which education-events keeps. */
const keepReportWhenEducationReported = consumer({
  name: 'keep-report-when-education-reported',
  event: educationReported,
  async handle(tx, { data, occurredAt }) {
    const { reportId: id, ownerId: reportedId, title, ...said } = data;
    await keep(tx, {
      ...said,
      id,
      reportedId,
      excerpt: Report.excerptOf(title),
      createdAt: occurredAt,
    });
  },
});

/** Members report a review to client-services; the text is free, so it gets no reason of the list. */
const keepReportWhenReviewReported = consumer({
  name: 'keep-report-when-review-reported',
  event: reviewReported,
  async handle(tx, { data, occurredAt }) {
    const { reportId: id, reporterId, reviewId: subjectId, reason: comment } = data;
    const { reportedId, excerpt } = Report.authorOfReview(data);
    await keep(tx, {
      id,
      reporterId,
      reportedId,
      thing: 'review',
      subjectId,
      reason: 'other',
      comment,
      excerpt: Report.excerptOf(excerpt),
      createdAt: occurredAt,
    });
  },
});

/** Throws while one of the two is not known here, so that the event is handled again after their profile. */
async function keep(tx: Tx, report: Report.NewReport): Promise<void> {
  for (const id of [report.reporterId, report.reportedId])
    if (!(await findPerson(tx, id))) throw new Error(`${id} is not known yet`);
  await keepReport(tx, report);
}

export const reportConsumers = [
  keepReportWhenContentReported,
  keepReportWhenEducationReported,
  keepReportWhenReviewReported,
];
