import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import { townIn } from '@sidework/contracts/identity/us-states';
import { Card } from '../../ui/card.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PersonLine } from '../../ui/person-line.tsx';
import { RatingText } from '../../ui/rating-text.tsx';

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
