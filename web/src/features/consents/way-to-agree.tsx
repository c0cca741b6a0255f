import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useSession } from '../../lib/session.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './way-to-agree.module.css';

/** It shows the steps of this page, and how many are left. */
export function WayToAgree() {
  const isSignedIn = useSession() !== null;
  const steps = [
    { title: 'Choose what you agree to', isDone: false },
    { title: 'Sign in with your own account', isDone: isSignedIn },
    { title: 'Show who you are, and agree', isDone: false },
  ];
  return (
    <ol aria-label="How it goes" className={classes.way}>
      {steps.map(({ title, isDone }, place) => (
        <li key={title} className={classes.step}>
          {isDone ? (
            <IconCircleCheckFilled size={28} aria-hidden className={classes.done} />
          ) : (
            <span aria-hidden className={classes.number}>
              {place + 1}
            </span>
          )}
          <span>
            {title}
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
