import type { ProofView } from '@sidework/contracts/client-services/proofs';
import { Notice } from '../../ui/notices/notice.tsx';

type AllEnded = ProofView['ended'];
type Kind = AllEnded[number]['kind'];

export type EndedIn = (kind: Kind, id: string) => boolean;

/** It tells which facts of a proof are no longer so. */
export function Ended({ ended }: { ended: AllEnded }) {
  if (ended.length === 0) return null;
  const kinds = [...new Set(ended.map(({ kind }) => kind))];
  return (
    <Notice title="Changed since it was signed">
      {kinds
        .map((kind) => wordsOf[kind](ended.filter((each) => each.kind === kind).length))
        .join(' ')}
    </Notice>
  );
}

const counted = (one: string, many: (count: number) => string) => (count: number) =>
  count === 1 ? one : many(count);

const wordsOf: Record<Kind, (count: number) => string> = {
  account: () => 'The account of its holder is not active.',
  license: counted(
    '1 license ended or is no longer verified.',
    (count) => `${count} licenses ended or are no longer verified.`,
  ),
  certificate: counted(
    '1 certificate was revoked.',
    (count) => `${count} certificates were revoked.`,
  ),
  service: counted(
    '1 service was reopened or refunded.',
    (count) => `${count} services were reopened or refunded.`,
  ),
  review: counted('1 review was removed.', (count) => `${count} reviews were removed.`),
};
