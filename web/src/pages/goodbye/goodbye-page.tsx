import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { SpotDrawing } from '../../ui/spot-drawing.tsx';

/** Where one is after deleting the account; it says nothing that only its owner could know. */
export function GoodbyePage() {
  const title = 'Goodbye, and thank you';
  const heading = usePageHeading(title);
  return (
    <NoticePage
      drawing={<SpotDrawing name="signpost" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
      text="A deleted account cannot be opened again. What was kept of it is removed from every part of Sidework in the next minutes. You are welcome to come back with a new account."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </NoticePage>
  );
}
