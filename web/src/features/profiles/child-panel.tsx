import type { KidsProfile, QuietHours } from '@sidework/contracts/identity/kids/kids';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { clockText } from '../../lib/clock.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { AskAgain } from './ask-again.tsx';
import classes from './child-panel.module.css';
import { needsParent, standingText, stepsOf } from './kids-words.ts';

interface Props {
  kids: KidsProfile;
  /** The account was made just now: what comes next is what its owner wants to know. */
  isNew: boolean;
  askParent: () => Promise<void>;
}

/** How far a kids account is, in a child's words, and who sees what of it. */
export function ChildPanel({ kids, isNew, askParent }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={classes.title}>
        How far your account is
      </h2>
      <ol className={classes.steps}>
        {stepsOf(kids).map(({ title, text, isDone }) => (
          <li key={title} className={classes.step} data-done={isDone}>
            {isDone ? <IconCircleCheckFilled aria-hidden /> : <IconCircle aria-hidden />}
            <div>
              <div className={classes.stepTitle}>
                {title}
                <VisuallyHidden>{isDone ? ', done' : ', not done yet'}</VisuallyHidden>
              </div>
              <div className={classes.stepText}>{text}</div>
            </div>
          </li>
        ))}
      </ol>
      {needsParent(kids) && (
        <AskAgain isAnswered={kids.waitingConsent !== null} askParent={askParent} />
      )}
      <p className={classes.text}>{standingText(kids)}</p>
      {kids.quietHours && <p className={classes.text}>{quietText(kids.quietHours)}</p>}
      <h3 className={classes.subtitle}>Who sees what</h3>
      <p className={classes.text}>
        Other people see your first name, the first letter of your last name, your state and the
        picture you chose. Your parent and our safety team can read your messages. Nobody else sees
        your birthday, your email, or who your parent is.
      </p>
    </section>
  );
}

const quietText = ({ from, until }: QuietHours) =>
  `Your quiet time is from ${clockText(from)} to ${clockText(until)}. You can look around then, and not write or send anything.`;
