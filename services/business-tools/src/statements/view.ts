import type {
  FinancialStatementView,
  YearOverYearView,
} from '@sidework/contracts/business-tools/financial-statements';
import type { YearOverYear } from './compare-years.ts';
import type { Statement } from './queries.ts';

export const toStatementView = ({ data, ...statement }: Statement): FinancialStatementView => ({
  ...statement,
  ...data,
  generatedAt: statement.generatedAt.toISOString(),
});

export const toYearOverYearView = (year: YearOverYear): YearOverYearView => year;
