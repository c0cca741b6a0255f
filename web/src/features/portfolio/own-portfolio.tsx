import {
  mostCaption,
  mostPortfolioPhotos,
  type Portfolio,
} from '@sidework/contracts/marketplace/portfolio';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { OwnPictures } from '../../ui/dialogs/own-pictures.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { useOwnPortfolio } from './use-portfolio.ts';

type Items = Portfolio['items'];

/** The owner adds photos of their work, and sets the captions and the order of all at once. */
export function OwnPortfolio() {
  const { items, add, arrange, remove } = useOwnPortfolio();
  if (!items) return null;
  return (
    <Section title="Photos of your work">
      <Stack>
        <Words tone="soft">Visitors see them at the top of your page, in this order.</Words>
        <OwnPictures
          urls={items.map(({ url }) => url)}
          most={mostPortfolioPhotos}
          mayChange
          of="of your work"
          thing="photo"
          label="Add photos"
          add={add}
          remove={async (url) => remove(url.slice(url.lastIndexOf('/') + 1))}
        />
        {items.length > 0 && (
          <Captions key={items.map(({ name }) => name).join()} items={items} save={arrange} />
        )}
      </Stack>
    </Section>
  );
}

function Captions({ items, save }: { items: Items; save: (items: Items) => Promise<unknown> }) {
  const [typed, setTyped] = useState(items);
  const { isBusy, run } = useBusy();
  const submit = () =>
    run(async () => {
      try {
        await save(typed);
        toastSuccess('Your photos are saved');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  const write = (at: number, caption: string) =>
    setTyped(typed.map((each, index) => (index === at ? { ...each, caption } : each)));
  const moveUp = (at: number) =>
    setTyped(typed.toSpliced(at, 1).toSpliced(at - 1, 0, ...typed.slice(at, at + 1)));
  return (
    <Stack gap="sm">
      {typed.map(({ name, caption }, index) => (
        <Stack key={name} gap="xs">
          <TextInput
            label={`Caption of photo ${items.findIndex((each) => each.name === name) + 1}`}
            maxLength={mostCaption}
            value={caption}
            onChange={({ currentTarget }) => write(index, currentTarget.value)}
          />
          {index > 0 && (
            <ButtonRow>
              <PlainButton
                variant="subtle"
                size="sm"
                aria-label={`Move up: photo ${items.findIndex((each) => each.name === name) + 1}`}
                onClick={() => moveUp(index)}
              >
                Move up
              </PlainButton>
            </ButtonRow>
          )}
        </Stack>
      ))}
      <ButtonRow>
        <PlainButton variant="default" isBusy={isBusy} onClick={() => void submit()}>
          Save captions and order
        </PlainButton>
      </ButtonRow>
    </Stack>
  );
}
