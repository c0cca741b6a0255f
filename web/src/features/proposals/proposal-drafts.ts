import { getSession } from '../../lib/session.ts';

/** What is typed into the dialog; named as it is sent, though the cost is in dollars. */
export interface TypedProposal {
  proposedCostCents: string;
  message: string;
}

const empty: TypedProposal = { proposedCostCents: '', message: '' };

/** Unsent proposals of this visit. They hold money, so no browser keeps them; a sign-in does not lose them. */
const drafts = new Map<string, TypedProposal>();

const keyOf = (jobId: string) => `${getSession()?.viewer.id} ${jobId}`;

export function readDraft(jobId: string): TypedProposal {
  return drafts.get(keyOf(jobId)) ?? empty;
}

export function keepDraft(jobId: string, typed: TypedProposal): void {
  drafts.set(keyOf(jobId), typed);
}

export function dropDraft(jobId: string): void {
  drafts.delete(keyOf(jobId));
}
