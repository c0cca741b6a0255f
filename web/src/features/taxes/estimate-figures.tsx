import type { TaxEstimateView } from '@sidework/contracts/business-tools/tax-estimates';
import { formatCents } from '@sidework/contracts/kernel/money';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ExplainedLines } from '../../ui/rows/explained-lines.tsx';
import { TaxParts } from './tax-parts.tsx';

/** An estimate by both methods, side by side; each figure opens. */
export function EstimateFigures({ estimate }: { estimate: TaxEstimateView }) {
  const { flat, detailed, instalmentCents } = estimate;
  const methods = [
    ...(detailed ? [{ name: 'Detailed', worked: detailed }] : []),
    { name: 'Flat', worked: flat },
  ];
  return (
    <Stack>
      {instalmentCents !== null && (
        <Notice meaning="due" title={`To pay for this quarter: ${formatCents(instalmentCents)}`}>
          Federal tax alone: a quarter of the year’s required payment for each payment so far, less
          what was withheld and paid. Estimate, not tax advice.
        </Notice>
      )}
      {detailed?.parts && <TaxParts parts={detailed.parts} year={estimate.year} />}
      <Grid min="wide">
        {methods.map(({ name, worked }, index) => (
          <Card
            key={name}
            title={`${name}: ${formatCents(worked.totalTaxDueCents)}`}
            aside={
              <Chip meaning={index === 0 ? 'open' : 'over'}>
                {index === 0 ? 'Headline' : 'For comparison'}
              </Chip>
            }
          >
            <Stack gap="sm">
              <ExplainedLines label={`${name} method`} lines={worked.lines} />
              <ul>
                {worked.assumptions.map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </ul>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
