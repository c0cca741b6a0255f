import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Section } from './section.tsx';

export function CategoriesSkeleton() {
  return (
    <Section id="categories" title="Categories" lead="A moment, please.">
      <ListSkeleton rows={2} label="Loading categories" />
    </Section>
  );
}
