import { type ProfessionKey, professions } from '@sidework/contracts/marketplace/professions';
import { paths } from '../../lib/paths.ts';
import { CategoryTiles, type Tile } from './category-tiles.tsx';
import { Section } from './section.tsx';

const pictures: Record<ProfessionKey, Pick<Tile, 'work' | 'scene'>> = {
  real_estate_agent: { work: 'Buying, selling, letting', scene: 'key' },
  accountant: { work: 'Books, tax returns, audits', scene: 'books' },
  notary: { work: 'Signings and certified copies', scene: 'folder' },
  financial_advisor: { work: 'Plans, savings, retirement', scene: 'money' },
  insurance_agent: { work: 'Cover for home and business', scene: 'care' },
  home_inspector: { work: 'Reports before you buy', scene: 'search' },
  appraiser: { work: 'What a property is worth', scene: 'board' },
  property_manager: { work: 'Tenants, repairs, rent', scene: 'street' },
};

const tiles = professions.map(({ key, label, search }) => ({
  ...pictures[key],
  label,
  to: paths.gigsLike({ search }),
}));

export function Categories() {
  return (
    <Section
      id="categories"
      title="Professionals for what matters"
      lead="Licensed people for the papers, and skilled hands for everything else. See what they offer, and message anyone you like."
    >
      <CategoryTiles tiles={tiles} />
    </Section>
  );
}
