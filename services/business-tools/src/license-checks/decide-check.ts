import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { licenseChecked } from '@sidework/contracts/business-tools/events';
import { saveOwn } from '../books/own-record-queries.ts';
import type { Deps } from '../deps.ts';
import * as Document from '../documents/document.ts';
import { lockById } from '../documents/queries.ts';
import * as License from '../licenses/license.ts';
import { licenseShelf } from '../licenses/shelf.ts';
import { lockLicense, ownerNameOf } from './queries.ts';

type DecideDeps = Pick<Deps, 'db' | 'now'>;

interface Decision {
  licenseId: string;
  version: number;
}

const decide = (
  { db, now }: DecideDeps,
  actor: Actor,
  licenseId: string,
  become: (license: License.License, tx: Tx) => License.License | Promise<License.License>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockLicense(tx, licenseId);
    const license = await become(before, tx);
    await saveOwn<License.License>(tx, licenseShelf, before, license);
    await licenseShelf.changed(tx, before, license, now());
    const fact = {
      licenseId,
      professionalId: license.professionalId,
      name: license.licenseName,
      decision: license.check === 'verified' ? 'verified' : 'refused',
      decidedBy: actor.id,
      reason: license.refusal,
    } as const;
    await emit(tx, licenseChecked, fact, now());
  });

export const verifyLicense = (
  deps: DecideDeps,
  actor: Actor,
  { licenseId, version }: Decision,
): Promise<void> =>
  decide(deps, actor, licenseId, async (license, tx) => {
    const ownerName = await ownerNameOf(tx, license);
    const decision = { by: actor, now: deps.now(), version };
    const verified = License.verify(license, decision, ownerName);
    const paper = license.paperId === null ? undefined : await lockById(tx, license.paperId);
    if (!paper?.filePath) throw notFound('document_not_found');
    Document.requireOpenable(paper);
    return verified;
  });

export const refuseLicense = (
  deps: DecideDeps,
  actor: Actor,
  { licenseId, version, reason }: Decision & { reason: string },
): Promise<void> =>
  decide(deps, actor, licenseId, (license) =>
    License.refuse(license, reason, { by: actor, now: deps.now(), version }),
  );
