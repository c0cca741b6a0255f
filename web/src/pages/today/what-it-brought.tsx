import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { RatingText } from '../../ui/figures/rating-text.tsx';
import { Stat } from '../../ui/figures/stat.tsx';

/** A viewer who has done no work yet sees nothing. */
export function WhatItBrought() {
  const { data } = useApi(getOwnProfile);
  if (!data || (data.completedServicesAsProfessional === 0 && data.reviewCount === 0)) return null;
  const { completedServicesAsProfessional: done, rating, reviewCount } = data;
  return (
    <Stat
      label="Work done"
      value={done}
      note={
        <>
          {done === 1 ? 'completed service' : 'completed services'}
          {rating !== null && (
            <>
              {' '}
              · <RatingText rating={rating} />{' '}
              {reviewCount === 1 ? 'from one review' : `from ${reviewCount} reviews`}
            </>
          )}
        </>
      }
      to={paths.serviceTracker}
    />
  );
}
