import type { Portfolio } from '@sidework/contracts/marketplace/portfolio';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { usePortfolioOf } from './use-portfolio.ts';

const shownFirst = 4;

interface Props {
  personId: string;
  /** Draws the button by which a reader reports a photo; `number` counts from 1. Visitors have none. */
  reporting: ((photo: Portfolio['items'][number], number: number) => ReactNode) | undefined;
}

/** The photos of a professional's work with their captions; nothing where there are none. */
export function PortfolioPhotos({ personId, reporting }: Props) {
  const { data } = usePortfolioOf(personId);
  const [isAll, setAll] = useState(false);
  if (!data || data.items.length === 0) return null;
  const { items } = data;
  return (
    <Section title="Work">
      <Stack gap="sm">
        <Grid min="figure">
          {items.slice(0, isAll ? undefined : shownFirst).map((photo, index) => (
            <Stack key={photo.name} gap="xs">
              <Picture
                src={photo.url}
                alt={photo.caption ? '' : `Photo ${index + 1} of the work`}
                shape="photo"
                isLazy
              />
              {(photo.caption || reporting) && (
                <Row justify="between" gap="xs">
                  <Words isSmall>{photo.caption}</Words>
                  {reporting?.(photo, index + 1)}
                </Row>
              )}
            </Stack>
          ))}
        </Grid>
        {items.length > shownFirst && !isAll && (
          <Row justify="end">
            <PlainButton variant="default" size="sm" onClick={() => setAll(true)}>
              All {items.length} photos
            </PlainButton>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
