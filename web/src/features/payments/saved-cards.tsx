import {
  listSavedCards,
  removeSavedCard,
  type SavedCard,
} from '@sidework/contracts/client-services/saved-cards';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

export const cardText = ({ brand, lastFour }: SavedCard) => `${brand} ending in ${lastFour}`;

/** The cards that the viewer keeps for the next payment; nothing where there are none. */
export function SavedCards() {
  const { data, mutate } = useApi(listSavedCards);
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="Your cards">
      <Rows label="Your cards">
        {data.items.map((card) => (
          <ListRow
            key={card.id}
            title={cardText(card)}
            details={`Expires ${card.expiry}`}
            action={
              <AskedButton
                label="Remove"
                size="sm"
                name={cardText(card)}
                title={`Remove ${cardText(card)}?`}
                confirmLabel="Remove card"
                done="Card removed"
                act={async () => {
                  const left = await call(removeSavedCard, { params: { cardId: card.id } });
                  await mutate(left, { revalidate: false });
                }}
                messageOf={messageOf}
              >
                The payment provider forgets it. You can enter it again with your next payment.
              </AskedButton>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
