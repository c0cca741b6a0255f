import { downloadTrade } from '@sidework/contracts/business-tools/trade-files';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  /** Empty for all years. */
  year: string;
  onChange: (year: string) => void;
}

const yearsBack = 8;

/** The year that is listed. */
export function YearBar({ year, onChange }: Props) {
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack }, (_, back) => String(thisYear - back));
  const shown = [...new Set([...(year ? [year] : []), ...years])];
  return (
    <Row>
      <ChoiceField
        label="Year"
        value={year}
        options={[
          { value: '', label: 'All years' },
          ...shown.map((each) => ({ value: each, label: each })),
        ]}
        onChange={onChange}
      />
    </Row>
  );
}

/** The records of the year as a file, after the records themselves. */
export function YearExports({ year }: Pick<Props, 'year'>) {
  const { isBusy, run } = useBusy();
  const asked = Number(year || new Date().getFullYear());

  async function save(format: 'csv' | 'xlsx') {
    try {
      saveFile(await call(downloadTrade, { query: { year: asked, format } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, `Failed to export: ${messageOf(error)}`);
    }
  }

  return (
    <Row>
      {(['csv', 'xlsx'] as const).map((format) => (
        <PlainButton
          key={format}
          variant="default"
          size="sm"
          isBusy={isBusy}
          onClick={() => void run(() => save(format))}
        >
          {`Export ${asked} as ${format === 'csv' ? 'CSV' : 'Excel'}`}
        </PlainButton>
      ))}
    </Row>
  );
}
