import { FormActions } from './dialog-actions.tsx';
import '../fields/input-styles.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { useState } from 'react';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { useYearQuestion, type YearsOf } from '../../lib/use-year-question.ts';
import { DayField } from '../fields/day-field.tsx';
import { DollarsInput } from '../fields/dollars-input.tsx';
import { TypedNumberInput } from '../fields/typed-number-input.tsx';
import { useSubmit } from '../fields/use-submit.ts';
import { Stack } from '../layout/layout.tsx';
import { ErrorNotice } from '../notices/error-notice.tsx';
import { WaitingNote } from '../notices/waiting-note.tsx';
import { DialogWindow } from './dialog-window.tsx';

export interface EntryField {
  name: string;
  label: string;
  kind?: 'text' | 'day' | 'number' | 'dollars' | 'choice';
  isNeeded?: boolean;
  /** Which years of a day are usual; another is asked about. */
  years?: YearsOf;
  description?: string;
  /** A function makes them from the other fields; a field without any options is hidden and sent empty. */
  options?: readonly Option[] | ((typed: Typed) => readonly Option[]);
  /** It is filled in by the other fields until it is chosen by hand. */
  suggestion?: (typed: Typed) => string | undefined;
}

interface Option {
  value: string;
  label: string;
}

type Typed = Record<string, string>;

interface Props {
  isOpen: boolean;
  title: string;
  fields: readonly EntryField[];
  /** The text of each field at first. */
  initial: Typed;
  /** `values` as the server reads them: numbers, cents, null for an empty field. */
  send: (values: Record<string, unknown>, idempotencyKey: string) => Promise<unknown>;
  done: string;
  failed: string;
  onClose: () => void;
}

const optionsOf = ({ options = [] }: EntryField, typed: Typed) =>
  typeof options === 'function' ? options(typed) : options;

const isShown = (field: EntryField, typed: Typed) =>
  typeof field.options !== 'function' || field.options(typed).length > 0;

/** A choice counts while it is among the options, because another field may have changed them. */
function typedIn(field: EntryField, all: Typed): string {
  const typed = all[field.name] ?? '';
  if (field.kind !== 'choice') return typed;
  return optionsOf(field, all).some(({ value }) => value === typed) ? typed : '';
}

function sentValue({ kind }: EntryField, typed: string): unknown {
  if (typed.trim() === '') return null;
  if (kind === 'number') return parseNumber(typed);
  return kind === 'dollars' ? parseDollars(typed) : typed;
}

function faultOf({ name, kind, isNeeded }: EntryField, typed: string): string | undefined {
  if (typed.trim() === '') return isNeeded ? toolTexts.fillIn : undefined;
  if (kind === 'number' && parseNumber(typed) === undefined) return 'Please enter a number';
  return kind === 'dollars' ? unreadableDollars({ [name]: typed }, name)[name] : undefined;
}

/** The form lives while the dialog is open. */
export function EntryDialogWindow({ isOpen, title, onClose, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={onClose}>
      <EntryForm onClose={onClose} {...form} />
    </DialogWindow>
  );
}

function EntryForm({
  fields,
  initial,
  send,
  done,
  failed,
  onClose,
}: Omit<Props, 'title' | 'isOpen'>) {
  const yearQuestion = useYearQuestion(fields.map(({ name }) => initial[name] ?? ''));
  const questionOf = ({ kind, years = 'recorded' }: EntryField, typed: string) =>
    kind === 'day' ? yearQuestion(typed, years) : undefined;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const withSuggestions = (typed: Typed): Typed =>
    Object.fromEntries(
      fields.map((field) => [field.name, suggested(field, typed, chosen.has(field.name))]),
    );
  const form = useForm<Typed>({
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? ''])),
    validate: (typedValues) => {
      const all = withSuggestions(typedValues);
      return Object.fromEntries(
        fields.map((field) => {
          const typed = all[field.name] ?? '';
          return [field.name, faultOf(field, typed) ?? questionOf(field, typed)];
        }),
      );
    },
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typedValues: Typed, key) => {
      const typed = withSuggestions(typedValues);
      const values = fields.map((field) => [field.name, sentValue(field, typedIn(field, typed))]);
      return send(Object.fromEntries(values), key);
    },
    onSent: onClose,
    done,
    messageOf: () => failed,
  });
  const inputOf = ({ name, suggestion }: EntryField) => {
    const input = form.getInputProps(name);
    if (!suggestion) return input;
    const onChange = (given: unknown) => {
      setChosen((names) => new Set(names).add(name));
      input.onChange(given);
    };
    return { ...input, onChange };
  };
  const shown = withSuggestions(form.values);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        {fields
          .filter((field) => isShown(field, shown))
          .map((field) => (
            <Field
              key={field.name}
              field={{ ...field, options: optionsOf(field, shown) }}
              input={{ ...inputOf(field), value: shown[field.name] ?? '' }}
            />
          ))}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="What you wrote is saved" />
        <FormActions submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The form's text of a field, or the suggestion while nothing was chosen by hand. */
function suggested({ name, suggestion }: EntryField, typed: Typed, isChosen: boolean): string {
  const own = typed[name] ?? '';
  return own === '' && !isChosen ? (suggestion?.(typed) ?? '') : own;
}

interface FieldProps {
  field: EntryField & { options: readonly Option[] };
  input: ReturnType<ReturnType<typeof useForm<Typed>>['getInputProps']>;
}

function Field({ field, input }: FieldProps) {
  const { label, kind = 'text', isNeeded = false, description, options } = field;
  const shared = { label, description, ...input };
  if (kind === 'day') return <DayField isNeeded={isNeeded} {...shared} />;
  if (kind === 'dollars') return <DollarsInput withAsterisk={isNeeded} {...shared} />;
  if (kind === 'choice')
    return <NativeSelect withAsterisk={isNeeded} data={[...options]} {...shared} />;
  if (kind === 'number') return <TypedNumberInput withAsterisk={isNeeded} {...shared} />;
  return <TextInput withAsterisk={isNeeded} {...shared} />;
}
