import { type TakenFile, takeFile } from '@sidework/chassis/uploads/intake';
import { consentFormFile } from '@sidework/contracts/identity/family/consents';
import type { Deps } from '../../deps.ts';

/** The picture of a page stays whole and can still be read. */
const page = { width: 2_400, height: 2_400, fit: 'inside', withoutEnlargement: true } as const;
const refusals = {
  differs: 'file_unreadable',
  unreadable: 'file_unreadable',
  infected: 'upload_infected',
} as const;

/** Reads a signed form: a PDF is kept as it came, a photograph is re-encoded. */
export const readForm = (deps: Pick<Deps, 'scanner'>, uploaded: Buffer): Promise<TakenFile> =>
  takeFile(deps, uploaded, { types: consentFormFile.types, size: page, refusals });
