import { Text } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** After the first of the two links that change an address, whichever it was. */
export function HalfChangedNote() {
  return (
    <>
      <Text c="dimmed" mb="lg">
        We sent a link to your other address too. Open that one as well, and your email address is
        changed. Until then you sign in with the one you have.
      </Text>
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </>
  );
}
