import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { SpotDrawing } from '../../ui/spot-drawing.tsx';

export function NotFoundPage() {
  const heading = usePageHeading('Page not found');
  return (
    <NoticePage
      drawing={<SpotDrawing name="signpost" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          Oops! Page not found
        </h1>
      }
      text="The address may be mistyped, or what stood here is gone."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </NoticePage>
  );
}
