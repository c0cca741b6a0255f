import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

interface Props {
  gigCount: number;
  reviewCount: number;
}

/** A step goes away once it is done. */
export function NextSteps({ gigCount, reviewCount }: Props) {
  const { data: profile } = useApi(getOwnProfile);
  if (!profile) return null;
  const steps = [
    {
      isDone: profile.avatarUrl !== null,
      to: paths.profileSetup,
      title: 'Add a photo',
      details: 'Clients see who comes.',
    },
    {
      isDone: Boolean(profile.bio),
      to: paths.profileSetup,
      title: 'Write about yourself',
      details: 'Say what you do best, and how you work.',
    },
    {
      isDone: gigCount > 1,
      to: paths.postGig,
      title: 'Offer a second service',
      details: 'Each is found by its own words and category.',
    },
    {
      isDone: reviewCount > 0,
      to: paths.jobs,
      title: 'Earn your first review',
      details: 'Clients review work that is completed.',
    },
  ].filter(({ isDone }) => !isDone);
  return (
    <>
      {steps.length > 0 && (
        <Section title="Make your page better">
          <Rows label="Make your page better">
            {steps.map(({ to, title, details }) => (
              <ListRow key={title} to={to} title={title} details={details} />
            ))}
          </Rows>
        </Section>
      )}
      <Words tone="soft" isSmall>
        Visitors see your name, place, rating, services, photos and reviews. What you wrote about
        yourself is for people who are signed in. How fast you answer is shown once five people have
        written to you.
      </Words>
    </>
  );
}
