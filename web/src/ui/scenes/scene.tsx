import { type ComponentType, lazy, Suspense } from 'react';
import classes from './scene.module.css';
import { type SceneName, tintOf } from './scene-names.ts';

/** The words come first: the shapes come after them, and may stay away. */
const Shapes: ComponentType<{ name: SceneName }> = lazy(() =>
  import('./scene-drawings.tsx').then(
    ({ SceneDrawing }) => ({ default: SceneDrawing }),
    () => ({ default: () => null }),
  ),
);

export type { SceneName };

interface Props {
  name: SceneName;
  /** A round patch before a row, in a ticket's stub, over an empty list; or the band at the top of a card. */
  shape?: 'row' | 'stub' | 'empty' | 'band';
}

/** A drawing of the street, for a family of work or for what is not there yet; decoration beside words. */
export function Scene({ name, shape = 'row' }: Props) {
  return (
    <div aria-hidden className={classes.scene} data-shape={shape} data-tint={tintOf(name)}>
      <svg viewBox="0 0 96 96" aria-hidden="true" className={classes.drawing}>
        <Suspense>
          <Shapes name={name} />
        </Suspense>
      </svg>
    </div>
  );
}
