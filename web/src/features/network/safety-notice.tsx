import { Stack } from '../../ui/layout/layout.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';
import { Banner } from '../../ui/notices/banner.tsx';
import { kidsRules } from './kids-rules.ts';

/** A child needs to know it before it meets others. */
export function SafetyNotice({ isVerified }: { isVerified: boolean }) {
  return (
    <Banner label="Safety Notice for Kids">
      <Stack gap="xs">
        <Words as="h2">Safety Notice for Kids</Words>
        <Bullets>
          {kidsRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Bullets>
        {!isVerified && (
          <Words isStrong>Age verification required before sending connection requests</Words>
        )}
      </Stack>
    </Banner>
  );
}
