import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { forgetTimeZone } from '@sidework/chassis/people/time-zones';
import { eq } from 'drizzle-orm';
import {
  arrivedPayouts,
  bankStatements,
  importedRows,
  statementRules,
} from '../bank-statements/table.ts';
import {
  deductions,
  incomeRecords,
  monthTotals,
  ownerEntries,
  recordChanges,
} from '../books/table.ts';
import { calendarFeeds } from '../calendar/table.ts';
import { ceCertificates, ceCredits, ceRequirements } from '../ce-requirements/table.ts';
import { certifications } from '../certifications/table.ts';
import { businessDocuments, vaultUsage, voidedPapers } from '../documents/table.ts';
import { taxEstimates, taxProfiles } from '../estimates/table.ts';
import { licenses } from '../licenses/table.ts';
import { mileageTrips } from '../mileage/table.ts';
import { financialStatements, yoyAnalysis } from '../statements/table.ts';
import { taxRates } from '../tax-rules/table.ts';
import { exportedGoods, importedGoods, internationalSales, tradeTotals } from '../trade/table.ts';

/** All of it is its owner's alone, and goes with them. */
export async function eraseOwnData(tx: Tx, userId: string): Promise<void> {
  const kept = await tx
    .select({ filePath: businessDocuments.filePath })
    .from(businessDocuments)
    .where(eq(businessDocuments.professionalId, userId));
  for (const { filePath } of kept) if (filePath) await discardObject(tx, filePath);
  const owned = [
    ceCredits,
    ceCertificates,
    ceRequirements,
    licenses,
    certifications,
    calendarFeeds,
    incomeRecords,
    deductions,
    ownerEntries,
    mileageTrips,
    monthTotals,
    recordChanges,
    arrivedPayouts,
    bankStatements,
    importedRows,
    statementRules,
    taxEstimates,
    taxProfiles,
    taxRates,
    financialStatements,
    yoyAnalysis,
    businessDocuments,
    vaultUsage,
    voidedPapers,
    internationalSales,
    importedGoods,
    exportedGoods,
    tradeTotals,
  ];
  for (const table of owned) await tx.delete(table).where(eq(table.professionalId, userId));
  await forgetTimeZone(tx, userId);
}
