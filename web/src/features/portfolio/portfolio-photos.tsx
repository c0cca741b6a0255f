import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { usePortfolioOf } from './use-portfolio.ts';

const shownFirst = 4;

/** The photos of a professional's work with their captions; nothing where there are none. */
export function PortfolioPhotos({ personId }: { personId: string }) {
  const { data } = usePortfolioOf(personId);
  const [isAll, setAll] = useState(false);
  if (!data || data.items.length === 0) return null;
  const { items } = data;
  return (
    <Section title="Work">
      <Stack gap="sm">
        <Grid min="figure">
          {items.slice(0, isAll ? undefined : shownFirst).map(({ name, url, caption }, index) => (
            <Stack key={name} gap="xs">
              <Picture
                src={url}
                alt={caption ? '' : `Photo ${index + 1} of the work`}
                shape="photo"
                isLazy
              />
              {caption && <Words isSmall>{caption}</Words>}
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
