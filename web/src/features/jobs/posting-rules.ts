import { schemaResolver } from '@mantine/form';
import { JobPosting } from '@sidework/contracts/schema/marketplace/jobs';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { type TypedJob, toJobPosting } from './job-posting.ts';

const errorsOf = schemaResolver(JobPosting, { sync: true });

export function errorsOfJob(typed: TypedJob): Record<string, unknown> {
  return {
    ...errorsOf(toJobPosting(typed)),
    ...unreadableDollars(typed, 'budgetMinCents', 'budgetMaxCents'),
  };
}
