import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { findBusiness } from './queries.ts';

export async function gatherBusiness(db: Db, userId: string): Promise<OwnFile> {
  const business = await findBusiness(db, userId);
  const rows = business
    ? [
        {
          name: business.businessName,
          licenseNumber: business.licenseNumber,
          licenseType: business.licenseType,
          licenseState: business.licenseState,
          createdAt: business.createdAt.toISOString(),
          changedAt: business.updatedAt.toISOString(),
        },
      ]
    : [];
  return { name: 'business.json', about: 'Your business.', rows };
}
