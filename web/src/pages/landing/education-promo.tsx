import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { educationClaims } from './figures.ts';
import { Promo } from './promo.tsx';

export const EducationPromo = () => (
  <Promo
    title="Keep your license, gain a new one"
    lead="Continuing education and licensing courses with state-approved CE credits, at your own pace."
    claims={educationClaims}
    scene="lesson"
  >
    <LinkButton to={paths.education} variant="default">
      Browse courses
    </LinkButton>
  </Promo>
);
