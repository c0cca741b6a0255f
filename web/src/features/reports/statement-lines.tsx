import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ExplainedLines } from '../../ui/rows/explained-lines.tsx';

interface Props {
  lines: readonly StatementLine[];
  /** `YYYY-MM-DD` */
  asOf: string;
}

/** The lines of a statement by their sections; each opens. */
export function StatementLines({ lines, asOf }: Props) {
  const from = { source: 'Your records in Sidework', asOf };
  const sections = [...new Set(lines.map(({ section }) => section))];
  return (
    <Stack gap="lg">
      {sections.map((section) => (
        <Section key={section} title={section}>
          <ExplainedLines
            label={section}
            lines={lines
              .filter((line) => line.section === section)
              .map((line) => ({ ...line, ...from }))}
          />
        </Section>
      ))}
    </Stack>
  );
}
