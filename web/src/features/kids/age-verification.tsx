import { Stack } from '../../ui/layout/layout.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';

/** A child may act only after these steps. */
export function AgeVerification() {
  return (
    <Stack gap="xs">
      <Words>Before you can do this, we need:</Words>
      <Bullets>
        <li>Parent or guardian approval</li>
        <li>Proof of age</li>
        <li>Parent contact information</li>
      </Bullets>
      <Words>Your parent or guardian gets instructions by email.</Words>
    </Stack>
  );
}
