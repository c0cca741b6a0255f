import { youthCategories } from '@sidework/contracts/marketplace/categories';
import { paths } from '../../lib/paths.ts';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Section } from './section.tsx';

/** In the order of the categories. */
const works = [
  'Drives, steps and walks',
  'Front yards and back yards',
  'Into bags or onto the heap',
  'Weeds, beds, tidying up',
  'What you are good at in school',
  'An evening with small children',
  'With your certificate',
  'Birthdays, teams, pets',
  'Phones, printers, passwords',
  'Around the block, on a leash',
] as const;

const tiles = works.map((work, at) => {
  const { key, label } = youthCategories[at] ?? { key: '', label: '' };
  return { work, label, scene: sceneOf(key), to: paths.jobsLike({ category: key }) };
});

export function YouthCategories() {
  return (
    <Section
      id="categories"
      title="Jobs for you"
      lead="Work for people of 17 and younger. Ask your parent before you say yes to any of it."
    >
      <CategoryTiles tiles={tiles} />
    </Section>
  );
}
