import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import type { LicenseForm } from '@sidework/contracts/business-tools/licenses';
import { v7 as uuidv7 } from 'uuid';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { tellNeeds } from '../expiries/needs.ts';
import { todayOf } from '../people/time-zone.ts';
import * as License from './license.ts';
import { insertLicense, lockLicense, removeLicense, saveLicense } from './queries.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

export const addLicense = (deps: WriteDeps, actor: Actor, form: LicenseForm) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const license = License.add(uuidv7(), form, actor, { now, today });
    await insertLicense(tx, license);
    await tellNeeds(tx, undefined, License.expiring(license), now);
    return license;
  });

export const editLicense = (deps: WriteDeps, actor: Actor, id: string, form: LicenseForm) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const before = await lockLicense(tx, actor, id);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const license = License.edit(before, form, { now, today });
    await noteChange(tx, 'license', 'edited', before, now);
    await saveLicense(tx, license);
    await tellNeeds(tx, License.expiring(before), License.expiring(license), now);
    return license;
  });

export const deleteLicense = (deps: WriteDeps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const license = await lockLicense(tx, actor, id);
    const now = deps.now();
    await noteChange(tx, 'license', 'deleted', license, now);
    await removeLicense(tx, id);
    await tellNeeds(tx, License.expiring(license), undefined, now);
  });
