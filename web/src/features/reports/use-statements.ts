import type { FileFormat } from '@sidework/contracts/business-tools/downloads';
import {
  downloadStatements,
  generateStatements,
  listFinancialStatements,
  listYearOverYear,
} from '@sidework/contracts/business-tools/financial-statements';
import type { Period } from '@sidework/contracts/business-tools/periods';
import type { StatementMethod } from '@sidework/contracts/business-tools/statement';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** The statements of a year and period, and the comparison of the years. */
export function useStatements(year: number, period: Period) {
  const statements = useApi(listFinancialStatements, { query: { year, period } });
  const years = useApi(listYearOverYear);

  async function generate() {
    try {
      const generated = await call(generateStatements, { body: { year, period } });
      await statements.mutate(generated, { revalidate: false });
      await years.mutate();
      toastSuccess(toolTexts.statementsGenerated);
    } catch (error) {
      const isEmpty = error instanceof ApiError && error.code === 'no_financial_data';
      toastFailure(texts.toastTitles.error, isEmpty ? error.message : toolTexts.statementsFailed);
    }
  }

  async function download(format: FileFormat, method: StatementMethod) {
    try {
      const params = { year, period };
      saveFile(await call(downloadStatements, { params, query: { format, method } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return {
    statements: statements.data?.items,
    years: years.data?.items,
    recordYears: years.data?.recordYears ?? [],
    error: statements.error ?? years.error,
    retry: () => Promise.all([statements.mutate(), years.mutate()]),
    generate,
    download,
  };
}
