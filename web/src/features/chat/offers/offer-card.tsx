import { formatCents } from '@sidework/contracts/kernel/money';
import type { OfferView } from '@sidework/contracts/network-chat/offers';
import { dateText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { AcceptOffer } from './accept-offer.tsx';
import { standingOf, timeOf } from './offer-words.ts';
import { useOfferAnswers } from './use-offer-answers.ts';

interface Props {
  offer: OfferView;
  scope: string;
  isOwn: boolean;
  /** The name of the other person. */
  name: string;
  show: (offer: OfferView) => Promise<unknown>;
}

/** The terms that a professional offers, with their state and what the reader can do about it. */
export function OfferCard({ offer, scope, isOwn, name, show }: Props) {
  const { title, amountCents, status, expiresAt, serviceId } = offer;
  const { meaning, word } = standingOf(offer, isOwn);
  const { accept, decline, withdraw } = useOfferAnswers(offer, show);
  return (
    <Card as="article" title={title} aside={<Chip meaning={meaning}>{word}</Chip>}>
      <p>{isOwn ? 'Your offer' : `Offer from ${name}`}</p>
      <LongText>{scope}</LongText>
      <p>
        <strong>{formatCents(amountCents)}</strong> · {timeOf(offer)}
      </p>
      {status === 'open' && <p>Open until {dateText(expiresAt)}</p>}
      {status === 'open' && (
        <ButtonRow>
          {isOwn ? (
            <AskedButton
              label="Withdraw"
              name={title}
              size="sm"
              title="Withdraw this offer?"
              confirmLabel="Withdraw"
              done="Offer withdrawn"
              act={withdraw}
              messageOf={messageOf}
            >
              {name} can no longer accept it.
            </AskedButton>
          ) : (
            <>
              <AcceptOffer offer={offer} name={name} accept={accept} />
              <AskedButton
                label="Decline"
                name={title}
                size="sm"
                title="Decline this offer?"
                confirmLabel="Decline"
                done="Offer declined"
                act={decline}
                messageOf={messageOf}
              >
                We’ll let {name} know. You can ask for another offer.
              </AskedButton>
            </>
          )}
        </ButtonRow>
      )}
      {serviceId && (
        <ButtonRow>
          <LinkButton to={paths.service(serviceId)} variant="default">
            Open the work
          </LinkButton>
        </ButtonRow>
      )}
    </Card>
  );
}
