import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { packageLabel } from '@sidework/contracts/marketplace/gig-offer-limits';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';

/** The package and the extras that were booked, and the client’s answers, for both sides. */
export const BookedTerms = ({
  booked: { package: found, extras, answers },
}: {
  booked: NonNullable<ServiceView['booked']>;
}) => (
  <FactGrid isWide>
    {found && (
      <Fact name={`${packageLabel(found.tier)}, ${formatCents(found.priceCents)}`}>
        {found.scope}
      </Fact>
    )}
    {extras.map(({ name, priceCents }) => (
      <Fact key={name} name="Extra">
        {name}, {formatCents(priceCents)}
      </Fact>
    ))}
    {answers.map(({ question, answer }) => (
      <Fact key={question} name={question}>
        {answer}
      </Fact>
    ))}
  </FactGrid>
);
