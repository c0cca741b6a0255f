import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { StatementRuleForm } from '@sidework/contracts/business-tools/bank-statements';
import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { countRules, lockRule } from './queries.ts';
import { requireNoTwin, requireRoomForRule } from './statement.ts';
import { statementRules } from './table.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

/** The rule with the same words for the same direction gets the new choice. */
export const addRule = ({ db, now }: WriteDeps, actor: Actor, form: StatementRuleForm) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    requireRoomForRule(await countRules(tx, actor));
    const [rule] = await tx
      .insert(statementRules)
      .values({ id: uuidv7(), professionalId: actor.id, ...form, createdAt: now() })
      .onConflictDoUpdate({
        target: [statementRules.professionalId, statementRules.words, statementRules.isMoneyIn],
        set: { choice: form.choice },
      })
      .returning();
    if (!rule) throw new Error('the rule was not written');
    return rule;
  });

export const editRule = ({ db }: WriteDeps, actor: Actor, id: string, form: StatementRuleForm) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const rule = await lockRule(tx, actor, id);
    const { words, isMoneyIn } = form;
    const twins = await tx.$count(
      statementRules,
      and(
        eq(statementRules.professionalId, actor.id),
        eq(statementRules.words, words),
        eq(statementRules.isMoneyIn, isMoneyIn),
        ne(statementRules.id, id),
      ),
    );
    requireNoTwin(twins);
    await tx.update(statementRules).set(form).where(eq(statementRules.id, id));
    return { ...rule, ...form };
  });

export const deleteRule = ({ db }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockRule(tx, actor, id);
    await tx.delete(statementRules).where(eq(statementRules.id, id));
  });
