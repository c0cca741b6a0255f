import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Disclosure } from '../../../ui/buttons/disclosure.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { BlockDialog } from './block-dialog.tsx';
import type { ConversationProps } from './conversation-props.ts';

/** Blocking, and the way back; each asked about first. */
export function BlockChoice(props: ConversationProps) {
  const [isAsking, setAsking] = useState(false);
  const { person, isBlocked } = props.conversation;
  const { fullName } = person;
  return (
    <>
      <Disclosure
        align="end"
        isIcon
        label={
          <>
            <VisuallyHidden>More about {fullName}</VisuallyHidden>
            <IconDots aria-hidden />
          </>
        }
      >
        <PlainButton variant="subtle" data-closes onClick={() => setAsking(true)}>
          {isBlocked ? `Unblock ${fullName}` : `Block ${fullName}`}
        </PlainButton>
        {props.report?.(person)}
      </Disclosure>
      <BlockDialog {...props} isOpen={isAsking} close={() => setAsking(false)} />
    </>
  );
}
