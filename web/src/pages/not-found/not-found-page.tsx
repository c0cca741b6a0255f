import { paths } from '../../lib/paths.ts';
import { HeadedNotice } from '../../ui/headed-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SpotDrawing } from '../../ui/spot-drawing.tsx';

export function NotFoundPage() {
  return (
    <HeadedNotice
      drawing={<SpotDrawing name="signpost" />}
      title="Oops! Page not found"
      windowTitle="Page not found"
      text="The address may be mistyped, or what stood here is gone."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </HeadedNotice>
  );
}
