import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { SpotDrawing } from '../../ui/spot-drawing.tsx';

/** Before every page of the console. Who has a second step has shown it to be signed in, so this is for those without. */
export function SecondStepNeeded() {
  const title = 'Two-step verification comes first';
  const heading = usePageHeading(title);
  return (
    <NoticePage
      drawing={<SpotDrawing name="signpost" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
      text="A password alone does not open what staff see. Set up a second step, then come back."
    >
      <LinkButton to={paths.securitySettings}>Set up two-step verification</LinkButton>
    </NoticePage>
  );
}
