import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import type {
  CeRequirementChange,
  CeRequirementForm,
} from '@sidework/contracts/business-tools/ce-requirements';
import { v7 as uuidv7 } from 'uuid';
import { lockOwn } from '../books/own-record-queries.ts';
import { noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { tellNeeds } from '../expiries/needs.ts';
import { licenseShelf } from '../licenses/shelf.ts';
import { todayOf } from '../people/time-zone.ts';
import {
  getRequirement,
  insertRequirement,
  lockNextOf,
  lockRequirement,
  removeRequirement,
  saveRequirement,
} from './queries.ts';
import * as Requirement from './requirement.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

/** The license of a requirement is one of the same owner; another's is told from none by nothing. */
async function requireAllowed(tx: Tx, actor: Actor, form: CeRequirementForm | CeRequirementChange) {
  await requireActing(tx, actor);
  agreeWithServer(form, { owner: { professionalId: actor.id } });
  if (form.relatedLicenseId) await lockOwn(tx, licenseShelf, actor, form.relatedLicenseId);
}

/** Hours that change also change those that the next period began with. */
export async function saveAndTell(
  tx: Tx,
  before: Requirement.Requirement,
  after: Requirement.Requirement,
  at: Date,
) {
  await saveRequirement(tx, after);
  await tellNeeds(tx, Requirement.expiring(before), Requirement.expiring(after), at);
  const next = await lockNextOf(tx, after.id);
  const carried = next && Requirement.carryOn(next, after, at);
  if (!next || !carried) return;
  await saveRequirement(tx, carried);
  await tellNeeds(tx, Requirement.expiring(next), Requirement.expiring(carried), at);
}

export const addCeRequirement = (deps: WriteDeps, actor: Actor, form: CeRequirementForm) =>
  deps.db.transaction(async (tx) => {
    await requireAllowed(tx, actor, form);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const requirement = Requirement.add(uuidv7(), form, actor, { now, today });
    await insertRequirement(tx, requirement);
    await tellNeeds(tx, undefined, Requirement.expiring(requirement), now);
    return getRequirement(tx, actor, requirement.id);
  });

export const editCeRequirement = (
  deps: WriteDeps,
  actor: Actor,
  id: string,
  change: CeRequirementChange,
) =>
  deps.db.transaction(async (tx) => {
    await requireAllowed(tx, actor, change);
    const before = await lockRequirement(tx, actor, id);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const after = Requirement.edit(before, change, { now, today });
    await noteChange(tx, 'ce_requirement', 'edited', before, now);
    await saveAndTell(tx, before, after, now);
    return getRequirement(tx, actor, id);
  });

export const setCeHours = (
  deps: WriteDeps,
  actor: Actor,
  id: string,
  hours: { hoursCompleted: number; version?: number },
) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockRequirement(tx, actor, id);
    const now = deps.now();
    const after = Requirement.enterHours(before, hours, now);
    await noteChange(tx, 'ce_requirement', 'edited', before, now);
    await saveAndTell(tx, before, after, now);
    return getRequirement(tx, actor, id);
  });

export const beginNextPeriod = (deps: WriteDeps, actor: Actor, id: string, deadline: string) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockRequirement(tx, actor, id);
    const now = deps.now();
    const today = await todayOf(tx, actor.id, now);
    const hasNext = (await lockNextOf(tx, id)) !== undefined;
    const next = Requirement.beginNext(uuidv7(), before, deadline, { now, today, hasNext });
    await insertRequirement(tx, next);
    await tellNeeds(tx, undefined, Requirement.expiring(next), now);
    return getRequirement(tx, actor, next.id);
  });

export const deleteCeRequirement = (deps: WriteDeps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const requirement = await lockRequirement(tx, actor, id);
    const now = deps.now();
    await noteChange(tx, 'ce_requirement', 'deleted', requirement, now);
    await removeRequirement(tx, id);
    await tellNeeds(tx, Requirement.expiring(requirement), undefined, now);
  });
