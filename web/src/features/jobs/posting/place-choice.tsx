import type { Place } from '@sidework/contracts/kernel/geo';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { locateOrTell } from '../search/locate.ts';

interface Props {
  place: Place | undefined;
  onChange: (place: Place | undefined) => void;
}

/** Puts the job on the map, if its client wants that. */
export function PlaceChoice({ place, onChange }: Props) {
  const [isLocating, setLocating] = useState(false);

  async function choose() {
    setLocating(true);
    const found = await locateOrTell();
    setLocating(false);
    if (found) onChange(found);
  }

  return (
    <Stack gap="xs">
      <Row gap="xs">
        <PlainButton variant="default" isBusy={isLocating} onClick={() => void choose()}>
          <IconMapPin size={18} aria-hidden />
          {place ? 'Update my location' : 'Use my location'}
        </PlainButton>
        {place && (
          <PlainButton variant="subtle" onClick={() => onChange(undefined)}>
            Remove it
          </PlainButton>
        )}
      </Row>
      <Words role="status" isSmall tone="soft">
        {place
          ? 'Your location is added. The exact place stays private: others see a point rounded to about half a mile, and the person you hire sees the exact place.'
          : 'Optional, and only if you are now where the work is. People nearby then find your job by distance. The exact place stays private: others see a point rounded to about half a mile.'}
      </Words>
    </Stack>
  );
}
