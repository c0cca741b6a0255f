import { shownName } from '@sidework/chassis/people/shown-name';
import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { maskedEmail, maskedPhone } from '@sidework/contracts/kernel/masked-contact';
import type { ShownPerson } from './queries.ts';

/** Details that the professional typed are shown as they are. Those of the account are masked until the two agreed on work (D-11). */
export function toCrmPersonView({
  work: { isRelated, ...money },
  accountEmail,
  accountPhone,
  ownStage,
  stageOfServices,
  nextTask,
  ...person
}: ShownPerson): CrmPersonView {
  const email =
    person.email ?? (isRelated ? accountEmail : accountEmail && maskedEmail(accountEmail));
  const phone =
    person.phone ?? (isRelated ? accountPhone : accountPhone && maskedPhone(accountPhone));
  return {
    ...person,
    fullName: shownName(person.fullName),
    email,
    phone,
    stage: stageOfServices ?? ownStage,
    hasOwnStage: stageOfServices === null,
    invitedAt: person.invitedAt?.toISOString() ?? null,
    money,
    nextTask: nextTask && { ...nextTask, personId: person.id, doneAt: null },
    createdAt: person.createdAt.toISOString(),
  };
}
