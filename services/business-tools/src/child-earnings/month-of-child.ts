import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person } from '@sidework/chassis/people/people';
import {
  type ChildEarnings,
  selfEmploymentFloorCents,
  selfEmploymentWatchCents,
} from '@sidework/contracts/business-tools/child-earnings';

/** A stranger is told that there is no such child. */
export function requireGuardian(child: Person | undefined, by: Pick<Actor, 'id'>): Person {
  if (!child || !isKid(child) || !child.guardianIds.includes(by.id)) throw notFound('not_found');
  return child;
}

export function watchOf(netCents: number): ChildEarnings['watch'] {
  if (netCents >= selfEmploymentFloorCents) return 'reached';
  return netCents >= selfEmploymentWatchCents ? 'near' : 'below';
}

/** `T. B.` of Tom Berger. */
export function initialsOf(fullName: string): string | null {
  const letters = fullName
    .trim()
    .split(/\s+/)
    .map((name) => [...name][0])
    .filter(Boolean);
  return letters.length === 0 ? null : letters.map((letter) => `${letter}.`).join(' ');
}

/** A family reads this before a child's first tax return. */
export const firstReturn = [
  'Work that a child does on its own account is self-employment at any age. From $400 of net earnings in a year, self-employment tax of 15.3% is owed on 92.35% of them, and the child files a return of its own with Schedule C and Schedule SE.',
  'Income tax usually starts later: a dependent’s standard deduction covers earned income plus $450, up to $16,100 in 2026.',
  'A household that directs a babysitter or yard help may be an employer. Students under 18 are then usually exempt from Social Security and Medicare tax (IRS Publication 926).',
  'Keep this statement and receipts for costs, such as supplies or bus fares: costs lower the net earnings.',
  'This is general information and an estimate, not tax advice.',
];
