import { notFound } from '@sidework/chassis/errors';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { licensePaperOpened } from '@sidework/contracts/business-tools/events';
import type { Deps } from '../deps.ts';
import { issueLink } from '../documents/change-documents.ts';
import { findDocument } from '../documents/queries.ts';
import * as License from '../licenses/license.ts';
import { lockLicense } from './queries.ts';

/** The look of a member of staff into the vault of another is recorded with the link. */
export const openLicensePaper = (deps: Deps, actor: Actor, licenseId: string) =>
  deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const license = await lockLicense(tx, licenseId);
    License.requireReadable(license, actor);
    const document = license.paperId === null ? undefined : await findDocument(tx, license.paperId);
    if (!document?.filePath) throw notFound('document_not_found');
    const link = await issueLink({ ...deps, db: tx }, document, false);
    const { professionalId, licenseName: name } = license;
    const opened = { licenseId, professionalId, name, openedBy: actor.id };
    await emit(tx, licensePaperOpened, opened, deps.now());
    return link;
  });
