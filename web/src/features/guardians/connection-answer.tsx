import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { ConnectionAnswers } from './use-child-connections.ts';

interface Props extends ConnectionAnswers {
  id: string;
  /** The other child. */
  name: string;
}

export function ConnectionAnswer({ id, name, approve, refuse }: Props) {
  return (
    <Row gap="xs">
      <PlainButton size="sm" aria-label={`Approve ${name}`} onClick={() => void approve(id, name)}>
        Approve
      </PlainButton>
      <PlainButton
        variant="default"
        size="sm"
        aria-label={`Decline ${name}`}
        onClick={() => void refuse(id)}
      >
        Decline
      </PlainButton>
    </Row>
  );
}
