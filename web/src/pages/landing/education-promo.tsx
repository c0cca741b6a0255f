import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { educationClaims } from './figures.ts';
import { Promo } from './promo.tsx';

export function EducationPromo() {
  const isSignedIn = useSession() !== null;
  return (
    <Promo
      title="Keep your license, gain a new one"
      lead="Continuing education and licensing courses with state-approved CE credits, at your own pace."
      claims={educationClaims}
    >
      {!isSignedIn && (
        <LinkButton to={paths.auth} state={{ tab: 'sign-up' }} variant="default">
          Create a free account
        </LinkButton>
      )}
    </Promo>
  );
}
