import {
  answerConnection,
  type ConnectionList,
  countConnections,
  type DiscoveredPerson,
  type DiscoverOrder,
  discoverPeople,
  listConnections,
  removeConnection,
  requestConnection,
  withdrawConnection,
} from '@sidework/contracts/network-chat/connections';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import { getToday } from '@sidework/contracts/network-chat/today';
import { useState } from 'react';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';

/** Every list of the page changes with each step. */
function useRefresh() {
  const invalidate = useInvalidate();
  return () => invalidate(discoverPeople, listConnections, countConnections, getToday);
}

export function useDiscover(filters: { search: string; place: string; sort: DiscoverOrder }) {
  const { search, place, sort } = filters;
  const list = usePages(discoverPeople, {
    query: {
      ...(search && { search }),
      ...(place && { place }),
      ...(sort !== 'name' && { sort }),
    },
  });
  const refresh = useRefresh();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());

  /** It stands as asked at once, and comes back where the server refuses. */
  async function connect({ id }: DiscoveredPerson) {
    setAsked((all) => new Set(all).add(id));
    try {
      const connection = await call(requestConnection, { body: { receiverId: id } });
      await refresh();
      return connection;
    } finally {
      setAsked((all) => new Set([...all].filter((one) => one !== id)));
    }
  }

  async function block(personId: string) {
    await call(blockPerson, { params: { personId } });
    await refresh();
  }

  return { ...list, connect, block, isAsked: (id: string) => asked.has(id) };
}

export function useConnections(which: ConnectionList) {
  const list = usePages(listConnections, { query: { list: which } }, { isLive: true });
  const refresh = useRefresh();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  /** A decided request leaves its list at once, and comes back if the server refuses. */
  async function leave(connectionId: string, send: () => Promise<unknown>) {
    setLeaving((all) => new Set(all).add(connectionId));
    try {
      await send();
      await refresh();
    } finally {
      setLeaving((all) => new Set([...all].filter((one) => one !== connectionId)));
    }
  }
  const answer = (connectionId: string, status: 'accepted' | 'rejected') =>
    leave(connectionId, () =>
      call(answerConnection, { params: { connectionId }, body: { status } }),
    );

  return {
    ...list,
    items: list.items?.filter(({ id }) => !leaving.has(id)),
    accept: (connectionId: string) => answer(connectionId, 'accepted'),
    decline: (connectionId: string) => answer(connectionId, 'rejected'),
    withdraw: (connectionId: string) =>
      leave(connectionId, () => call(withdrawConnection, { params: { connectionId } })),
    remove: (connectionId: string) =>
      leave(connectionId, () => call(removeConnection, { params: { connectionId } })),
  };
}

export function useConnectionCounts() {
  const { data } = useApi(countConnections, {}, { refreshInterval: 15_000 });
  return data;
}
