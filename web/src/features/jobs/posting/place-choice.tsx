import { Button, Group, Text } from '@mantine/core';
import type { Place } from '@sidework/contracts/kernel/geo';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
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
    <div>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
          loading={isLocating}
          onClick={() => void choose()}
        >
          {place ? 'Update my location' : 'Use my location'}
        </Button>
        {place && (
          <Button variant="subtle" onClick={() => onChange(undefined)}>
            Remove it
          </Button>
        )}
      </Group>
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {place
          ? 'Your location is added. The exact place stays private: others see a point rounded to about half a mile, and whom you hire sees the place itself.'
          : 'Optional, and only if you are now where the work is. People nearby then find your job by distance. The exact place stays private: others see a point rounded to about half a mile.'}
      </Text>
    </div>
  );
}
