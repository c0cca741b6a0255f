import type { KidsProfile, QuietHours } from '@sidework/contracts/identity/kids/kids';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { clockText } from '../../lib/clock.ts';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { IconLine, IconLines } from '../../ui/rows/icon-lines.tsx';
import { AskAgain } from './ask-again.tsx';
import { needsParent, standingText, stepsOf } from './kids-words.ts';

interface Props {
  kids: KidsProfile;
  /** The account was made just now: what comes next is what its owner wants to know. */
  isNew: boolean;
  askParent: () => Promise<void>;
}

/** How far a kids account is, in a child's words, and who sees what of it. */
export function ChildPanel({ kids, isNew, askParent }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card title="How far your account is" headingRef={heading}>
      <IconLines label="Steps" isOrdered>
        {stepsOf(kids).map(({ title, text, isDone }) => (
          <IconLine
            key={title}
            isDone={isDone}
            icon={isDone ? <IconCircleCheckFilled /> : <IconCircle />}
          >
            <Words isStrong>
              {title}
              <VisuallyHidden>{isDone ? ', done' : ', not done yet'}</VisuallyHidden>
            </Words>
            <Words>{text}</Words>
          </IconLine>
        ))}
      </IconLines>
      {needsParent(kids) && (
        <AskAgain isAnswered={kids.waitingConsent !== null} askParent={askParent} />
      )}
      <p>{standingText(kids)}</p>
      {kids.quietHours && <p>{quietText(kids.quietHours)}</p>}
      <Words as="h3" isStrong>
        Who sees what
      </Words>
      <p>
        Other people see your first name, the first letter of your last name, your state and the
        picture you chose. Your parent and our safety team can read your messages. Nobody else sees
        your birthday, your email, or who your parent is.
      </p>
    </Card>
  );
}

const quietText = ({ from, until }: QuietHours) =>
  `Your quiet time is from ${clockText(from)} to ${clockText(until)}. You can look around then, and not write or send anything.`;
