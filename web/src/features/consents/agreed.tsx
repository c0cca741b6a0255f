import type { ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { NoticePage } from '../../ui/notices/notice-page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import classes from './consent-parts.module.css';

interface Props {
  given: ConsentGiven;
  childName: string;
}

/** The end of the way: what counts now, and what happens next. */
export function Agreed({ given, childName }: Props) {
  if (given.status === 'given')
    return (
      <Ending
        title="Thank you. Your consent counts"
        text={`You look after the account of ${childName} from now on. One of us checks it next, mostly within two days; until then your child can look around and do nothing else. We write to you when it is done.`}
      >
        <LinkButton to={paths.child(given.childId)}>Go to your child’s account</LinkButton>
      </Ending>
    );
  return (
    <Ending
      title="Thank you. We get in touch"
      text={`One of our administrators looks at your consent for ${childName} and writes to you, mostly within two days. Until then your child can look around and do nothing else.`}
    >
      <LinkButton to={paths.home} variant="default">
        Go to the start page
      </LinkButton>
    </Ending>
  );
}

interface EndingProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Takes the focus, since the button that led here is gone. */
function Ending({ title, text, children }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <NoticePage
      drawing={<Scene name="mailbox" shape="empty" />}
      title={
        <h2 ref={heading} tabIndex={-1} className={classes.ending}>
          {title}
        </h2>
      }
      text={text}
    >
      {children}
    </NoticePage>
  );
}
