import type { FittingPerson } from '@sidework/contracts/marketplace/invitations';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { CardList } from '../../ui/rows/card-list.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { useFittingPeople } from './use-fitting-people.ts';

interface Props {
  jobId: string;
}

/** The client of an open job invites from here; an empty list takes no room. */
export function PeopleWhoFit({ jobId }: Props) {
  const { people, invitationsLeft, error, reload, invite } = useFittingPeople(jobId);
  if (error && !people) return <ErrorNotice error={error} onRetry={reload} />;
  if (!people?.length) return null;
  return (
    <Section title="People who fit this job">
      <CardList label="People who fit this job" items={people}>
        {(person) => (
          <PersonLine
            id={person.id}
            name={person.fullName}
            imageUrl={person.avatarUrl}
            trade={person.profession}
            details={
              <>
                <Link to={paths.gig(person.gig.id)}>{person.gig.title}</Link>{' '}
                <DottedLine parts={person.reasons} />
              </>
            }
            action={
              <InviteButton
                person={person}
                isLeft={invitationsLeft > 0}
                invite={() => invite(person)}
              />
            }
          />
        )}
      </CardList>
    </Section>
  );
}

interface InviteProps {
  person: FittingPerson;
  isLeft: boolean;
  invite: () => Promise<void>;
}

function InviteButton({ person, isLeft, invite }: InviteProps) {
  const [isBusy, setBusy] = useState(false);
  if (person.hasProposed) return <Chip meaning="turn">Proposed</Chip>;
  if (person.isInvited) return <Chip meaning="waiting">Invited</Chip>;
  if (!isLeft) return null;

  async function click() {
    setBusy(true);
    await invite().catch((error) => toastFailure(texts.toastTitles.error, messageOf(error)));
    setBusy(false);
  }
  return (
    <PlainButton
      size="sm"
      variant="default"
      aria-label={`Invite ${person.fullName}`}
      isBusy={isBusy}
      onClick={() => void click()}
    >
      Invite
    </PlainButton>
  );
}
