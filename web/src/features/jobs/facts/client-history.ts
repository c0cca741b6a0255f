import type { JobDetail } from '@sidework/contracts/marketplace/jobs';

/** It tells a professional who thinks of proposing how the client hires, and how others rated the client. */
export function clientHistory({
  jobsPosted,
  jobsFilled,
  rating,
  reviewCount,
}: NonNullable<JobDetail['client']>): string {
  const posted = jobsPosted === 1 ? 'First job here' : `${jobsPosted} jobs posted`;
  const hired = jobsPosted === 1 && jobsFilled === 0 ? posted : `${posted}, ${jobsFilled} filled`;
  if (rating === null) return hired;
  const reviews = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  return `${hired} · ${rating.toFixed(1)} of 5 stars as a client (${reviews})`;
}
