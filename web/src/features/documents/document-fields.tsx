import {
  type DocumentType,
  documentTypeLabels,
  documentTypes,
  parseTags,
} from '@sidework/contracts/business-tools/document-options';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';

export interface TypedDocument {
  documentName: string;
  documentType: DocumentType;
  year: string;
  tags: string;
  notes: string;
}

export const beginDocument = (document?: DocumentView): TypedDocument => ({
  documentName: document?.documentName ?? '',
  documentType: document?.documentType ?? 'other',
  year: String(document?.year ?? new Date().getFullYear()),
  tags: document?.tags.join(', ') ?? '',
  notes: document?.notes ?? '',
});

export const toDescribed = ({ year, tags, notes, ...typed }: TypedDocument) => ({
  ...typed,
  ...(year.trim() !== '' && { year: Number(year) }),
  tags: parseTags(tags),
  notes: notes || null,
});

interface FieldsProps {
  inputOf: (name: keyof TypedDocument) => object;
  /** Several files at once have their own names. */
  hasName?: boolean;
}

export function DocumentFields({ inputOf, hasName = true }: FieldsProps) {
  return (
    <>
      {hasName && <TextInput label="Document name" withAsterisk {...inputOf('documentName')} />}
      <NativeSelect
        label="Type"
        data={documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }))}
        {...inputOf('documentType')}
      />
      <TextInput label="Year" inputMode="numeric" {...inputOf('year')} />
      <TextInput
        label="Tags"
        description="By commas: roof, 2026, Main Street"
        {...inputOf('tags')}
      />
      <CountedTextarea label="Notes" rows={2} most={2_000} {...inputOf('notes')} />
    </>
  );
}
