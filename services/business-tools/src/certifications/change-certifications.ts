import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import type { CertificationForm } from '@sidework/contracts/business-tools/certifications';
import { v7 as uuidv7 } from 'uuid';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { tellNeeds } from '../expiries/needs.ts';
import { todayOf } from '../people/time-zone.ts';
import * as Certification from './certification.ts';
import {
  insertCertification,
  lockCertification,
  removeCertification,
  saveCertification,
} from './queries.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

export const addCertification = (deps: WriteDeps, actor: Actor, form: CertificationForm) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const certification = Certification.add(uuidv7(), form, actor, { now, today });
    await insertCertification(tx, certification);
    await tellNeeds(tx, undefined, Certification.expiring(certification), now);
    return certification;
  });

export const editCertification = (
  deps: WriteDeps,
  actor: Actor,
  id: string,
  form: CertificationForm,
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const before = await lockCertification(tx, actor, id);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const certification = Certification.edit(before, form, { now, today });
    await noteChange(tx, 'certification', 'edited', before, now);
    await saveCertification(tx, certification);
    await tellNeeds(tx, Certification.expiring(before), Certification.expiring(certification), now);
    return certification;
  });

export const deleteCertification = (deps: WriteDeps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const certification = await lockCertification(tx, actor, id);
    const now = deps.now();
    await noteChange(tx, 'certification', 'deleted', certification, now);
    await removeCertification(tx, id);
    await tellNeeds(tx, Certification.expiring(certification), undefined, now);
  });
