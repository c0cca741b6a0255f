import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { educatorClaims, figures } from './figures.ts';
import { Promo } from './promo.tsx';

const claims = [
  ...educatorClaims,
  { figure: figures.educatorShare, what: 'of every sale is yours' },
];

export const EducatorPromo = () => (
  <Promo
    title="Teach what you know"
    lead="Turn your course into income: you set the price and teach, we look after the rest."
    claims={claims}
    scene="people"
    tone="accent"
  >
    <LinkButton to={paths.postCourse}>Post Your Course</LinkButton>
  </Promo>
);
