import type { DiscoveredPerson } from '@sidework/contracts/network-chat/connections';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CutText } from '../../ui/layout/cut-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { PersonDetails } from './person-details.tsx';

interface Props {
  person: DiscoveredPerson;
  isAsked: boolean;
  connect: () => void;
  /** The name, which leads to what is known of an adult. */
  nameOf: (person: DiscoveredPerson) => ReactNode;
  /** They are further actions for this person. */
  more: ReactNode;
}

/** A person to meet, with the buttons to connect and to write. */
export function PersonTile({ person, isAsked, connect, nameOf, more }: Props) {
  const { id, fullName, avatarUrl, bio } = person;
  return (
    <Card>
      <Stack gap="sm">
        <PersonLine
          id={id}
          name={fullName}
          imageUrl={avatarUrl}
          shownName={nameOf(person)}
          details={
            <>
              <PersonDetails person={person} />
              <InCommon person={person} />
            </>
          }
          action={more}
        />
        {bio && <CutText>{bio}</CutText>}
        <Row gap="xs">
          <ConnectAct person={person} isAsked={isAsked} connect={connect} />
          <LinkButton variant="default" to={paths.chat(id)}>
            <IconMessageCircle size={18} aria-hidden /> Message
            <VisuallyHidden> {fullName}</VisuallyHidden>
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

function InCommon({ person: { mutualCount, servicesTogether } }: Pick<Props, 'person'>) {
  const counted = (count: number, what: string) =>
    count > 0 && `${count} ${what}${count === 1 ? '' : 's'}`;
  const parts = [
    counted(mutualCount, 'mutual connection'),
    servicesTogether > 0 && `${counted(servicesTogether, 'service')} together`,
  ].filter(Boolean);
  return parts.length > 0 && <div>{parts.join(' · ')}</div>;
}

/** It says how the two stand, or leads to the next step (D-135). */
function ConnectAct({ person, isAsked, connect }: Pick<Props, 'person' | 'isAsked' | 'connect'>) {
  const { connection, fullName } = person;
  if (connection?.status === 'pending' && !connection.isRequester)
    return (
      <LinkButton variant="default" to={`${paths.network}?tab=requests`}>
        Answer<VisuallyHidden> {fullName}</VisuallyHidden>
      </LinkButton>
    );
  const state =
    connection?.status === 'accepted' ? 'Connected' : isAsked || connection ? 'Requested' : null;
  return (
    <PlainButton
      variant="light"
      isDisabled={state !== null}
      aria-label={state ? `${state}: ${fullName}` : `Connect with ${fullName}`}
      onClick={connect}
    >
      {state ?? 'Connect'}
    </PlainButton>
  );
}
