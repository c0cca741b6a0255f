import type { OwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { townIn } from '@sidework/contracts/identity/profiles/us-states';
import { RatingText } from '../../ui/figures/rating-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';

/** The profile as it is saved, in the form in which others meet it. */
export function SeenByOthers({ profile }: { profile: OwnProfile }) {
  const { id, fullName, avatarUrl, profession, location, bio, rating } = profile;
  return (
    <Card title="What others see">
      <PersonLine
        id={id}
        name={fullName}
        imageUrl={avatarUrl}
        trade={profession}
        details={
          <>
            {townIn(location)}
            {rating !== null && (
              <>
                {' · '}
                <RatingText rating={rating} />
              </>
            )}
          </>
        }
      />
      {bio && <LongText>{bio}</LongText>}
    </Card>
  );
}
