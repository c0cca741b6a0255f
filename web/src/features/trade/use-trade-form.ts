import { schemaResolver, useForm } from '@mantine/form';
import { getTradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import { useInvalidate } from '../../lib/api.ts';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { messageOf } from '../../lib/messages.ts';
import { useYearQuestion } from '../../lib/use-year-question.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import type { Kind, Trade } from './kinds.ts';

interface Options<Typed, Body, T extends Trade> {
  kind: Kind<T>;
  schema: Parameters<typeof schemaResolver>[0];
  begun: Typed;
  toBody: (typed: Typed) => Body;
  amounts: (keyof Typed & string)[];
  /** The days of what happened; another year than the last ones is asked about. */
  days: (keyof Typed & string)[];
  isEdit: boolean;
  send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}

/** The form of a sale, an import or an export: its rules are the contract's. */
export function useTradeForm<Typed extends object, Body, T extends Trade>({
  kind,
  schema,
  begun,
  toBody,
  amounts,
  days,
  isEdit,
  send,
  onClose,
}: Options<Typed, Body, T>) {
  const invalidate = useInvalidate();
  const errorsOf = schemaResolver(schema, { sync: true });
  const textOf = (typed: Typed, name: keyof Typed) => String(typed[name] ?? '');
  const yearQuestion = useYearQuestion(days.map((day) => textOf(begun, day)));
  const form = useForm<Typed>({
    initialValues: begun,
    validate: (typed) => ({
      ...Object.fromEntries(days.map((day) => [day, yearQuestion(textOf(typed, day), 'recorded')])),
      ...(errorsOf(toBody(typed) as Record<string, unknown>) as object),
      ...unreadableDollars(typed as Record<string, string>, ...amounts),
    }),
  });
  const submit = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed, key) => send(toBody(typed), key),
    onSent: () => {
      onClose();
      void invalidate(kind.list, getTradeSummary);
    },
    done: isEdit ? kind.changed : kind.added,
    messageOf: (error) =>
      `Failed to ${isEdit ? 'change' : 'add'} ${kind.noun}: ${messageOf(error)}`,
  });
  return { form, ...submit };
}
