import type { Db } from '@sidework/chassis/db/db';
import type { Person } from '@sidework/chassis/people/people';
import type { ProofFacts } from '@sidework/contracts/client-services/proofs';
import { everyRating, evidenceOf } from '../reviews/review.ts';
import type { Service } from '../services/service.ts';
import { coursesProven, licensesProvenAt, provenReviews, provenServices } from './queries.ts';

const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

/** The title of a posted job or of a gig was public; one that a professional wrote may name the client. */
const publicTitle = ({ title, jobRequestId, booked }: Service) =>
  jobRequestId || booked ? title : null;

const averageOf = (ratings: { rating: number; count: number }[]) => {
  const all = ratings.reduce((sum, { count }) => sum + count, 0);
  const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return all > 0 ? Math.round((10 * stars) / all) / 10 : null;
};

/** All that a proof says of a person, as of now. */
export async function gatherFacts(
  db: Db,
  { id, fullName: holderName }: Pick<Person, 'id' | 'fullName'>,
  now: Date,
): Promise<ProofFacts> {
  const work = await provenServices(db, id);
  const { ratings, listed } = await provenReviews(db, id);
  const courses = await coursesProven(db, id);
  return {
    holderName,
    services: {
      completed: work.completed,
      listed: work.listed.map((service) => ({
        id: service.id,
        title: publicTitle(service),
        completedOn: dayOf(service.completedAt ?? service.startedAt),
        evidence: evidenceOf(service),
      })),
    },
    reviews: {
      average: averageOf(ratings),
      ratings: everyRating(ratings),
      listed: listed.map(({ review, service }) => ({
        id: review.id,
        rating: review.rating,
        writtenOn: dayOf(review.createdAt),
        evidence: evidenceOf(service),
      })),
    },
    licenses: (await licensesProvenAt(db, id, now)).map((license) => ({
      id: license.licenseId,
      name: license.name,
      state: license.state,
      until: license.until,
      verifiedOn: dayOf(license.verifiedAt),
    })),
    education: {
      credits: courses.credits,
      listed: courses.listed.map((course) => ({
        id: course.enrollmentId,
        title: course.title ?? '',
        credits: course.credits ?? 0,
        completedOn: course.completedOn ?? '',
        certificateCode: course.certificateCode ?? '',
      })),
    },
  };
}
