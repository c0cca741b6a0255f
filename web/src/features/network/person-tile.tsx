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

interface Props {
  person: DiscoveredPerson;
  isAsked: boolean;
  connect: () => void;
  /** They are further actions for this person. */
  more: ReactNode;
}

/** A person to meet, with the buttons to connect and to write. */
export function PersonTile({ person, isAsked, connect, more }: Props) {
  const { id, fullName, avatarUrl, bio } = person;
  const isRequested = isAsked || person.connection !== null;
  return (
    <Card>
      <Stack gap="sm">
        <PersonLine
          id={id}
          name={fullName}
          imageUrl={avatarUrl}
          details={detailsOf(person)}
          action={more}
        />
        {bio && <CutText>{bio}</CutText>}
        <Row gap="xs">
          <PlainButton
            variant="light"
            isDisabled={isRequested}
            aria-label={isRequested ? `Requested: ${fullName}` : `Connect with ${fullName}`}
            onClick={connect}
          >
            {isRequested ? 'Requested' : 'Connect'}
          </PlainButton>
          <LinkButton variant="default" to={paths.chat(id)}>
            <IconMessageCircle size={18} aria-hidden /> Message
            <VisuallyHidden> {fullName}</VisuallyHidden>
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

export function detailsOf({
  profession,
  location,
  rating,
}: Pick<DiscoveredPerson, 'profession' | 'location' | 'rating'>): string {
  return [profession ?? 'Professional', location, rating !== null && `${rating.toFixed(1)} ★`]
    .filter(Boolean)
    .join(' · ');
}
