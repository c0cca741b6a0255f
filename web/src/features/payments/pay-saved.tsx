import { listSavedCards } from '@sidework/contracts/client-services/saved-cards';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { cardText } from './saved-cards.tsx';

interface Props {
  amountCents: number;
  pay: (cardId: string) => Promise<unknown>;
}

/** A kept card pays by one click; the form for another one stands below. */
export function PaySaved({ amountCents, pay }: Props) {
  const { data } = useApi(listSavedCards);
  const { isBusy, run } = useBusy();
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap="xs">
      {data.items.map((card) => (
        <PlainButton key={card.id} isBusy={isBusy} onClick={() => run(() => pay(card.id))}>
          Pay {formatCents(amountCents)} with {cardText(card)}
        </PlainButton>
      ))}
      <Words tone="soft">Or use another card:</Words>
    </Stack>
  );
}
