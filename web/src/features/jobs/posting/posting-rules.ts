import { schemaResolver } from '@mantine/form';
import { contactInJob } from '@sidework/contracts/marketplace/contact-details';
import { JobPosting } from '@sidework/contracts/schema/marketplace/jobs';
import { unreadableDollars } from '../../../lib/dollar-fields.ts';
import { type TypedJob, toJobPosting } from './job-posting.ts';

const errorsOf = schemaResolver(JobPosting, { sync: true });

export function errorsOfJob(typed: TypedJob): Record<string, unknown> {
  const posting = toJobPosting(typed);
  return {
    ...contactInJob(posting),
    ...errorsOf(posting),
    ...unreadableDollars(typed, 'budgetMinCents', 'budgetMaxCents'),
  };
}
