import { packLicense, packYear } from '@sidework/contracts/business-tools/document-packs';
import { linkDocument } from '@sidework/contracts/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

async function save(link: Promise<{ url: string }>): Promise<void> {
  try {
    location.assign((await link).url);
  } catch (error) {
    toastFailure(texts.toastTitles.error, `Failed to save the file: ${messageOf(error)}`);
  }
}

/** A ZIP with the papers and the books of a year. */
export const saveYearPack = (year: number) => save(call(packYear, { params: { year } }));

/** A ZIP with a license, what it requires and the proof of it. */
export const saveLicensePack = (licenseId: string) =>
  save(call(packLicense, { params: { licenseId } }));

/** The paper of a license out of the vault. */
export const savePaper = (documentId: string) =>
  save(call(linkDocument, { params: { documentId }, body: { isDownload: true } }));
