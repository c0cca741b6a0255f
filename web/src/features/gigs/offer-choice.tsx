import { formatCents } from '@sidework/contracts/kernel/money';
import { packageLabel } from '@sidework/contracts/marketplace/gig-offer-limits';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { PriceCards, PriceRows } from '../../ui/fields/price-cards.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { ChosenOffer } from './chosen-offer.ts';

interface Props {
  offer: NonNullable<GigView['offer']>;
  chosen: ChosenOffer;
  onChange: (chosen: ChosenOffer) => void;
}

/** A reader chooses a package and extras, and sees what each costs. */
export function OfferChoice({ offer, chosen, onChange }: Props) {
  const { packages, extras } = offer;
  return (
    <Stack>
      {packages.length > 0 && (
        <PriceCards
          label="Choose what you need"
          options={packages.map(({ tier, scope, priceCents, days }) => ({
            value: tier,
            label: packageLabel(tier),
            price: formatCents(priceCents),
            text: scope,
            note: days === null ? undefined : days === 1 ? 'In 1 day' : `In ${days} days`,
          }))}
          value={chosen.tier}
          onChange={(tier) => onChange({ ...chosen, tier })}
        />
      )}
      {extras.length > 0 && (
        <PriceRows
          label="Extras"
          options={extras.map(({ name, priceCents }) => ({ name, price: formatCents(priceCents) }))}
          chosen={chosen.extras}
          onChange={(names) => onChange({ ...chosen, extras: names })}
        />
      )}
    </Stack>
  );
}
