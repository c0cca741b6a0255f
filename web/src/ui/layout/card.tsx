import { type ReactNode, type Ref, useId } from 'react';
import { Scene, type SceneName } from '../scenes/scene.tsx';
import classes from './card.module.css';

interface Props {
  /** With a title: `article` in a list of alike cards, of which two may have one name; a region may not. */
  as?: 'section' | 'article';
  title?: ReactNode;
  /** The heading takes the focus by it, where it is news. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the right of the title: a chip, a quiet link. */
  aside?: ReactNode;
  /** A band with a drawing at its top. */
  scene?: SceneName | undefined;
  bandHeight?: 'low' | 'high';
  /** The colour of the whole sheet shows time or turn; a chip says the word. */
  meaning?: 'open' | 'turn';
  children: ReactNode;
}

/** A separate thing on a sheet of its own. Alike things belong into rows or a grid. */
export function Card({
  as: Element = 'section',
  title,
  headingRef,
  aside,
  scene,
  bandHeight = 'low',
  meaning,
  children,
}: Props) {
  const id = useId();
  const content = (
    <>
      {scene && (
        <div className={classes.band} data-height={bandHeight}>
          <Scene name={scene} shape="band" />
        </div>
      )}
      <div className={classes.body}>
        {(title || aside) && (
          <div className={classes.head}>
            {title && (
              <h2
                id={id}
                ref={headingRef}
                tabIndex={headingRef ? -1 : undefined}
                dir="auto"
                className={classes.title}
              >
                {title}
              </h2>
            )}
            {aside && <div className={classes.beside}>{aside}</div>}
          </div>
        )}
        {children}
      </div>
    </>
  );
  return title ? (
    <Element aria-labelledby={id} className={classes.card} data-meaning={meaning}>
      {content}
    </Element>
  ) : (
    <div className={classes.card} data-meaning={meaning}>
      {content}
    </div>
  );
}
