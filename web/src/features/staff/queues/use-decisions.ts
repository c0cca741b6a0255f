import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';

const without = <Value>(all: ReadonlyMap<string, Value>, id: string) =>
  new Map([...all].filter(([key]) => key !== id));

/**
 * A decided entry leaves its queue at once, and comes back with the reason if the server refuses.
 * If another staff member was faster, it leaves for good with the next fetch of the queue.
 */
export function useDecisions(refetch: () => Promise<unknown>) {
  const [leaving, setLeaving] = useState<ReadonlyMap<string, true>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  async function decide(id: string, send: () => Promise<unknown>) {
    setLeaving((all) => new Map(all).set(id, true));
    setRefusals((all) => without(all, id));
    try {
      await send();
      await refetch();
    } catch (error) {
      setRefusals((all) => new Map(all).set(id, messageOf(error)));
      throw error;
    } finally {
      setLeaving((all) => without(all, id));
    }
  }

  return {
    isLeaving: (id: string) => leaving.has(id),
    refusalOf: (id: string) => refusals.get(id),
    decide,
  };
}
