import { youthCategories } from '@sidework/contracts/marketplace/categories';
import {
  IconBabyCarriage,
  IconBook,
  IconCamera,
  IconDeviceLaptop,
  IconDog,
  IconLeaf,
  IconLifebuoy,
  IconPlant,
  IconShovel,
  IconSnowflake,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Section } from './section.tsx';

/** In the order of the categories. */
const pictures = [
  { work: 'Drives, steps and walks', Icon: IconSnowflake },
  { work: 'Front yards and back yards', Icon: IconPlant },
  { work: 'Into bags or onto the heap', Icon: IconLeaf },
  { work: 'Weeds, beds, tidying up', Icon: IconShovel },
  { work: 'What you are good at in school', Icon: IconBook },
  { work: 'An evening with small children', Icon: IconBabyCarriage },
  { work: 'With your certificate', Icon: IconLifebuoy },
  { work: 'Birthdays, teams, pets', Icon: IconCamera },
  { work: 'Phones, printers, passwords', Icon: IconDeviceLaptop },
  { work: 'Around the block, on a leash', Icon: IconDog },
] as const;

const tiles = pictures.map((picture, at) => {
  const { key, label } = youthCategories[at] ?? { key: '', label: '' };
  return { ...picture, label, to: paths.jobsLike({ category: key }) };
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
