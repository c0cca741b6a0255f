import {
  addContact,
  addTask,
  type ClientStage,
  type ContactDetails,
  type CrmPersonView,
  changeContact,
  finishTask,
  getCrmPerson,
  importContacts,
  inviteContact,
  listCrmPeople,
  moveClient,
  moveTask,
  removeContact,
} from '@sidework/contracts/client-services/crm-people';
import { call, useApi, useInvalidate, usePages } from '../../../lib/api.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { portionsOf } from './portions.ts';

const at = ({ id: personId }: Pick<CrmPersonView, 'id'>) => ({ params: { personId } });

export function usePeopleIn(stage: ClientStage, search: string) {
  return usePages(listCrmPeople, { query: { stage, ...(search && { search }) } });
}

export function usePerson(personId: string) {
  return useApi(getCrmPerson, { params: { personId } });
}

/** A long list goes in portions; a second try after a failure adds each contact once. */
async function importAll(contacts: ContactDetails[], isPreview: boolean) {
  const result = { added: 0, known: [] as number[] };
  let start = 0;
  for (const portion of portionsOf(contacts)) {
    const { added, known } = await call(importContacts, { body: { contacts: portion, isPreview } });
    result.added += added;
    for (const place of known) result.known.push(start + place);
    start += portion.length;
  }
  return result;
}

/** Each act on people fetches the lists and pages again that show them. */
export function usePeopleActs() {
  const invalidate = useInvalidate();
  async function after<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    await invalidate(listCrmPeople, getCrmPerson);
    return done;
  }
  return {
    refresh: () => invalidate(listCrmPeople, getCrmPerson),
    add: (body: ContactDetails, idempotencyKey: string) =>
      after(call(addContact, { body, idempotencyKey })),
    change: (person: CrmPersonView, body: ContactDetails) =>
      after(call(changeContact, { ...at(person), body })),
    remove: (person: CrmPersonView) => after(call(removeContact, at(person))),
    move: (person: Pick<CrmPersonView, 'id'>, stage: ClientStage) =>
      after(call(moveClient, { ...at(person), body: { stage } })),
    invite: (person: CrmPersonView) => after(call(inviteContact, at(person))),
    preview: (contacts: ContactDetails[]) => importAll(contacts, true),
    load: (contacts: ContactDetails[]) => after(importAll(contacts, false)),
    plan: (person: CrmPersonView, task: { title: string; dueOn: string }) =>
      after(call(addTask, { ...at(person), body: { ...task, timeZone: viewersZone() } })),
    postpone: (taskId: string, dueOn: string) =>
      after(call(moveTask, { params: { taskId }, body: { dueOn, timeZone: viewersZone() } })),
    finish: (taskId: string) => after(call(finishTask, { params: { taskId } })),
  };
}
