import type { TaxPart } from '@sidework/contracts/business-tools/tax-estimates';
import { formatCents } from '@sidework/contracts/kernel/money';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';

const unknown: Partial<Record<TaxPart['key'], string>> = {
  state: 'State not included',
  local: 'Not included',
};

/** Each authority's tax is a card of its own, with its sources and everything that it leaves out. */
export function TaxParts({ parts, year }: { parts: readonly TaxPart[]; year: number }) {
  return (
    <Grid min="wide">
      {parts.map((part) => (
        <Card
          key={part.key}
          title={part.label}
          aside={
            part.amountCents === null ? (
              <Chip meaning="over">{unknown[part.key] ?? 'Not included'}</Chip>
            ) : (
              <strong>{formatCents(part.amountCents)}</strong>
            )
          }
        >
          <Stack gap="sm">
            {part.notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
            {part.leftOut.length > 0 && (
              <div>
                Left out:
                <ul>
                  {part.leftOut.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
            )}
            {part.sources.length > 0 && (
              <div>
                Sources for {year}: {part.sources.join('; ')}
              </div>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
