import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { starsText, starValues } from '../figures/stars-text.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './star-field.module.css';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** One to five stars: the browser's own radio buttons, so that arrow keys move between them. */
export function StarField({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.rating}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.row}>
        {starValues.map((stars) => {
          const Star = stars <= value ? IconStarFilled : IconStar;
          return (
            <label key={stars} className={classes.star} data-lit={stars <= value}>
              <input
                type="radio"
                name={name}
                className={classes.input}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star size={28} aria-hidden />
              <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
            </label>
          );
        })}
        <span aria-hidden className={classes.words}>
          {value} of 5
        </span>
      </div>
    </fieldset>
  );
}
