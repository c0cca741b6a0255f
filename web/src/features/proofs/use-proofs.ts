import {
  issueProof,
  listOwnProofs,
  verifyProof,
  withdrawProof,
} from '@sidework/contracts/client-services/proofs';
import { call, useApi, usePages } from '../../lib/api.ts';

export const useProof = (code: string) => useApi(verifyProof, { params: { code } });

export function useOwnProofs() {
  const list = usePages(listOwnProofs);
  return {
    list,
    async issue() {
      const proof = await call(issueProof);
      await list.mutate();
      return proof;
    },
    async withdraw(code: string) {
      await call(withdrawProof, { params: { code } });
      await list.mutate();
    },
  };
}
