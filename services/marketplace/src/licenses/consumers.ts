import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import { eq, sql } from 'drizzle-orm';
import { licensedPeople } from './table.ts';

/** An older word than the one that is kept changes nothing, and neither does one of a deleted account. */
export const keepLicensesWhenShown = consumer({
  name: 'keep-licenses-when-shown',
  event: licensesShown,
  async handle(tx, { data, sequence }) {
    const { professionalId: personId, licenses, identity = null } = data;
    const [person] = await tx
      .select({ hasLeft: people.hasLeft })
      .from(people)
      .where(eq(people.id, personId));
    if (person?.hasLeft) return;
    await tx
      .insert(licensedPeople)
      .values({ personId, sequence, licenses, identity })
      .onConflictDoUpdate({
        target: licensedPeople.personId,
        set: { sequence, licenses, identity },
        setWhere: sql`${licensedPeople.sequence} < ${sequence}`,
      });
  },
});
