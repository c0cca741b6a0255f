import type { Deps } from '../deps.ts';
import { endedSince, requireProof } from './proof.ts';
import {
  coursesStillProven,
  findProof,
  licensesProvenAt,
  reviewsStillProven,
  servicesStillProven,
} from './queries.ts';

const idsOf = (listed: readonly { id: string }[]) => listed.map(({ id }) => id);

/** A proof with what ended since it was made. */
export async function verifyProof({ db, now }: Pick<Deps, 'db' | 'now'>, code: string) {
  const { proof, isActive } = requireProof(await findProof(db, code));
  const { payload, personId } = proof;
  const licenses = await licensesProvenAt(db, personId, now());
  const ended = endedSince(payload, {
    isActive,
    services: await servicesStillProven(db, idsOf(payload.services.listed)),
    reviews: await reviewsStillProven(db, idsOf(payload.reviews.listed)),
    licenses: new Set(licenses.map(({ licenseId }) => licenseId)),
    certificates: await coursesStillProven(db, idsOf(payload.education.listed)),
  });
  return { proof, ended };
}
