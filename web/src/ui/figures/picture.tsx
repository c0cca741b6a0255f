import type { ReactNode } from 'react';
import classes from './picture.module.css';

interface Props {
  src: string | undefined;
  /** Without a text it is decoration beside words that say the same. */
  alt?: string;
  /** `tile` leads a row, `stub` a ticket, `band` a card; `wide`, `photo` and `cover` are looked at, `code` is scanned. */
  shape: 'tile' | 'stub' | 'band' | 'wide' | 'photo' | 'cover' | 'code';
  isLazy?: boolean;
  /** Stands in its place, in the same shape. */
  drawing?: ReactNode;
  onError?: () => void;
}

/** A picture that people sent or that is made for them; drawings of the kit are a `Scene`. */
export function Picture({ src, alt = '', shape, isLazy = false, drawing, onError }: Props) {
  if (!src)
    return (
      <div className={classes.picture} data-shape={shape}>
        {drawing}
      </div>
    );
  return (
    <img
      className={classes.picture}
      data-shape={shape}
      src={src}
      alt={alt}
      loading={isLazy ? 'lazy' : undefined}
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
}
