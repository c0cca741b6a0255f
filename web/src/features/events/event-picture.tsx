import type { EventCategory } from '@sidework/contracts/education-events/event-options';
import { useState } from 'react';
import { Picture } from '../../ui/figures/picture.tsx';
import { Scene, type SceneName } from '../../ui/scenes/scene.tsx';

const scenes: Record<EventCategory, SceneName> = {
  Networking: 'people',
  Workshop: 'paint',
  Conference: 'signpost',
  Seminar: 'books',
  Training: 'lesson',
  Meetup: 'street',
  'Panel Discussion': 'board',
  Other: 'calendar',
};

interface Props {
  imageUrl: string | null;
  category?: EventCategory;
}

/** The organizer's picture, which the browser alone fetches, without a referrer; the drawing of its category where there is none. */
export function EventPicture({ imageUrl, category = 'Networking' }: Props) {
  const [lost, setLost] = useState<string>();
  return (
    <Picture
      src={imageUrl && imageUrl !== lost ? imageUrl : undefined}
      shape="wide"
      isLazy
      drawing={<Scene name={scenes[category]} shape="band" />}
      onError={() => setLost(imageUrl ?? undefined)}
    />
  );
}
