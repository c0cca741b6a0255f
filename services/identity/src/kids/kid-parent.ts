import { conflict, type Fields, unprocessable } from '@sidework/chassis/errors';
import {
  type ProfileSetup,
  parentNeeded,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { problems } from '@sidework/contracts/problems';
import type { KidsProfile } from './table.ts';

export type Parent = Pick<KidsProfile, 'parentName' | 'parentEmail' | 'parentPhone'>;
type Given = Pick<ProfileSetup, 'parentName' | 'parentEmail' | 'parentPhone'>;

interface Child {
  email: string | null;
  /** Whether a parent has answered: whom the child named is fixed from then on. */
  isAnswered: boolean;
}

const names = ['parentName', 'parentEmail', 'parentPhone'] as const;

/** Merges the form with the parent that the child named before; a missing field stays as it was. */
export function parentOf(before: Parent | undefined, given: Given, child: Child): Parent {
  const parent = {
    parentName: given.parentName ?? before?.parentName ?? '',
    parentEmail: (given.parentEmail ?? before?.parentEmail ?? '').toLowerCase(),
    parentPhone: given.parentPhone ?? before?.parentPhone ?? '',
  };
  if (before && child.isAnswered && names.some((name) => parent[name] !== before[name]))
    throw conflict('parent_fixed');
  requireParent(parent);
  if (child.email !== null && folded(parent.parentEmail) === folded(child.email)) {
    const fields = { parentEmail: problems.parent_is_child };
    throw unprocessable('parent_is_child', undefined, fields);
  }
  return parent;
}

/** Refuses what says nothing, or not all, of a parent. */
export function requireParent(given: Given): void {
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0) return;
  const fields: Fields = Object.fromEntries(missing.map((name) => [name, parentNeeded[name]]));
  throw unprocessable('kids_account_needed', undefined, fields);
}

/** Domains of one provider that lead to the same mailbox. */
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/** The mailbox behind an address: many providers leave out dots and whatever follows a plus. */
export function folded(address: string): string {
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address.slice(at + 1).toLowerCase();
  return `${mailbox.replaceAll('.', '')}@${sameAs[domain] ?? domain}`;
}
