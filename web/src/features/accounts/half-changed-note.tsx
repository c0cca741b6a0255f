import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

/** After the first of the two links that change an address, whichever it was. */
export function HalfChangedNote() {
  return (
    <Stack gap="lg">
      <Words tone="soft">
        We sent a link to your other address too. Open that one as well, and your email address is
        changed. Until then you sign in with the one you have.
      </Words>
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </Stack>
  );
}
