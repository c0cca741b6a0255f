import { type ProfessionKey, professions } from '@sidework/contracts/marketplace/professions';
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
import { CategoryTiles, type Tile } from './category-tiles.tsx';
import { Section } from './section.tsx';

const pictures: Record<ProfessionKey, Pick<Tile, 'work' | 'Icon'>> = {
  real_estate_agent: { work: 'Buying, selling, letting', Icon: IconKey },
  accountant: { work: 'Books, tax returns, audits', Icon: IconCalculator },
  notary: { work: 'Signings and certified copies', Icon: IconWritingSign },
  financial_advisor: { work: 'Plans, savings, retirement', Icon: IconChartLine },
  insurance_agent: { work: 'Cover for home and business', Icon: IconShieldCheck },
  home_inspector: { work: 'Reports before you buy', Icon: IconHomeSearch },
  appraiser: { work: 'What a property is worth', Icon: IconRulerMeasure },
  property_manager: { work: 'Tenants, repairs, rent', Icon: IconBuildingCommunity },
};

/** Until people offer their work here, whoever looks for one posts a job that asks for them. */
const tiles = professions.map(({ key, label, asked }) => ({
  ...pictures[key],
  label,
  to: paths.postJobLike(asked),
}));

export function Categories() {
  return (
    <Section
      id="categories"
      title="Professionals for what matters"
      lead="Licensed people for the papers, and skilled hands for everything else. Say what you need, and they write to you."
    >
      <CategoryTiles tiles={tiles} />
    </Section>
  );
}
