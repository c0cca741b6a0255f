import { useState } from 'react';
import { Scene } from '../../ui/scene.tsx';
import classes from './event-picture.module.css';

/** A picture of the organizer's, fetched by nobody but the browser and without saying from where; else a drawing. */
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
