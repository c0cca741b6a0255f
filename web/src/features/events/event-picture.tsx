import { useState } from 'react';
import { Scene } from '../../ui/scenes/scene.tsx';
import classes from './event-picture.module.css';

/** The organizer's picture, which the browser alone fetches, without a referrer; a drawing where there is none. */
export function EventPicture({ imageUrl }: { imageUrl: string | null }) {
  const [lost, setLost] = useState<string>();
  if (!imageUrl || imageUrl === lost)
    return (
      <div className={classes.drawing}>
        <Scene name="people" shape="band" />
      </div>
    );
  return (
    <img
      className={classes.picture}
      src={imageUrl}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setLost(imageUrl)}
    />
  );
}
