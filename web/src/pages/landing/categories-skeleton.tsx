import classes from './categories.module.css';
import { Section } from './section.tsx';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** In the shape of the tiles, whosever they turn out to be. */
export function CategoriesSkeleton() {
  return (
    <Section id="categories" title="Categories" lead="A moment, please.">
      <div role="status" aria-label="Loading categories" className={classes.grid}>
        {tiles.map((tile) => (
          <div key={tile} aria-hidden className={classes.tile} data-empty />
        ))}
      </div>
    </Section>
  );
}
