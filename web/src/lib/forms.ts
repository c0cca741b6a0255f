import { useState } from 'react';
import { ApiError } from './api-error.ts';

interface Form {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
  getValues: () => object;
}

/** The field that a fault within a list stands under: `offer` of `offer.extras.0.name`. */
const rootOf = (name: string) => name.split('.')[0] ?? name;

/** Moves the focus to the first field at fault, in the order of the form. */
export function focusFirstError(form: Form, errors: Record<string, unknown>): void {
  const faults = Object.keys(errors);
  const names = Object.keys(form.getValues());
  const roots = faults.map(rootOf);
  const first = faults[roots.indexOf(names.find((name) => roots.includes(name)) ?? '')];
  if (first) form.getInputNode(first)?.focus();
}

/** Puts what the server refused beside its fields; false if it named none of this form. */
export function showRefusedFields(form: Form, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const ofForm = Object.entries(error.fields).filter(([name]) => known.includes(rootOf(name)));
  if (ofForm.length === 0) return false;
  const errors = Object.fromEntries(ofForm);
  form.setErrors(errors);
  focusFirstError(form, errors);
  return true;
}

/** A key for the `Idempotency-Key` header, the same for as long as the form stays open. */
export function useIdempotencyKey(): string {
  const [key] = useState(newKey);
  return key;
}

/** Not `randomUUID`: browsers keep it from pages that come over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
