import { type JobView, listJobs } from '@sidework/contracts/marketplace/jobs';
import { beforeEach, expect } from 'vitest';
import { testMarketplace } from './service.ts';

/** The service with no job at the beginning of each test, and the titles that a visitor is shown. */
export function testListing() {
  const service = testMarketplace();

  beforeEach(async () => {
    await service.sql`delete from job_proposals`;
    await service.sql`delete from job_requests`;
    service.deps.sharedListing.drop();
  });

  return {
    service,
    async titles(query: Record<string, unknown> = {}): Promise<string[]> {
      const reply = await service.visitor.call(listJobs, { query });
      expect(reply.statusCode).toBe(200);
      return reply.json().items.map((job: JobView) => job.title);
    },
  };
}
