import { professions } from '@sidework/contracts/marketplace/professions';
import {
  IconBuildingCommunity,
  IconCalculator,
  IconChartLine,
  IconHomeSearch,
  IconKey,
  IconRulerMeasure,
  IconShieldCheck,
  IconWritingSign,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Section } from './section.tsx';

/** In the order of the professions. */
const pictures = [
  { work: 'Buying, selling, letting', Icon: IconKey },
  { work: 'Books, tax returns, audits', Icon: IconCalculator },
  { work: 'Signings and certified copies', Icon: IconWritingSign },
  { work: 'Plans, savings, retirement', Icon: IconChartLine },
  { work: 'Cover for home and business', Icon: IconShieldCheck },
  { work: 'Reports before you buy', Icon: IconHomeSearch },
  { work: 'What a property is worth', Icon: IconRulerMeasure },
  { work: 'Tenants, repairs, rent', Icon: IconBuildingCommunity },
] as const;

const tiles = pictures.map((picture, at) => {
  const { label, search } = professions[at] ?? { label: '', search: '' };
  return { ...picture, label, to: paths.jobsLike({ search }) };
});

export function Categories() {
  return (
    <Section
      id="categories"
      title="Professionals for what matters"
      lead="Licensed people for the papers, and skilled hands for everything else."
    >
      <CategoryTiles tiles={tiles} />
    </Section>
  );
}
