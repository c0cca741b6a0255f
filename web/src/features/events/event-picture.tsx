import { useState } from 'react';
import { Picture } from '../../ui/figures/picture.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

/** The organizer's picture, which the browser alone fetches, without a referrer; a drawing where there is none. */
export function EventPicture({ imageUrl }: { imageUrl: string | null }) {
  const [lost, setLost] = useState<string>();
  return (
    <Picture
      src={imageUrl && imageUrl !== lost ? imageUrl : undefined}
      shape="wide"
      isLazy
      drawing={<Scene name="people" shape="band" />}
      onError={() => setLost(imageUrl ?? undefined)}
    />
  );
}
