import type { Job } from './job.ts';

/** A job as its events carry it. */
export function toJobFact(job: Pick<Job, 'id' | 'clientId' | 'title' | 'category'>) {
  return {
    jobRequestId: job.id,
    clientId: job.clientId,
    title: job.title,
    category: job.category,
  };
}
