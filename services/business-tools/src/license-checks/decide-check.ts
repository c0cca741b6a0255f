import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { licenseChecked } from '@sidework/contracts/business-tools/events';
import { saveOwn } from '../books/own-record-queries.ts';
import type { Deps } from '../deps.ts';
import * as License from '../licenses/license.ts';
import { licenseShelf } from '../licenses/shelf.ts';
import { lockLicense } from './queries.ts';

type DecideDeps = Pick<Deps, 'db' | 'now'>;

interface Decision {
  licenseId: string;
  version: number;
}

const decide = (
  { db, now }: DecideDeps,
  actor: Actor,
  licenseId: string,
  become: (license: License.License) => License.License,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockLicense(tx, licenseId);
    const license = become(before);
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
  decide(deps, actor, licenseId, (license) =>
    License.verify(license, { by: actor, now: deps.now(), version }),
  );

export const refuseLicense = (
  deps: DecideDeps,
  actor: Actor,
  { licenseId, version, reason }: Decision & { reason: string },
): Promise<void> =>
  decide(deps, actor, licenseId, (license) =>
    License.refuse(license, reason, { by: actor, now: deps.now(), version }),
  );
