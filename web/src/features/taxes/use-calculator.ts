import {
  calculateTax,
  listTaxEstimates,
  type TaxEstimateView,
} from '@sidework/contracts/business-tools/tax-estimates';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useInvalidate } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

export interface Asked {
  year: number;
  quarter: number | null;
  locationState: string;
  locationCity: string | null;
}

/** Calculates an estimate, which the server saves, and keeps the last one to show. */
export function useCalculator() {
  const [estimate, setEstimate] = useState<TaxEstimateView>();
  const invalidate = useInvalidate();

  async function calculate(asked: Asked) {
    if (!asked.locationState) return toastFailure(texts.toastTitles.error, toolTexts.selectState);
    try {
      setEstimate(await call(calculateTax, { body: asked }));
      toastSuccess(toolTexts.estimateSaved);
      await invalidate(listTaxEstimates);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'rates_not_available';
      toastFailure(texts.toastTitles.error, isUnknown ? error.message : toolTexts.estimateFailed);
    }
  }

  return { estimate, calculate };
}
