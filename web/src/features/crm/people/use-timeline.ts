import { listDocuments } from '@sidework/contracts/business-tools/documents';
import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import {
  type CrmMomentGroup,
  listCrmMoments,
} from '@sidework/contracts/client-services/crm-timeline';
import { listMessages } from '@sidework/contracts/network-chat/messages';
import { useApi, usePages } from '../../../lib/api.ts';

export const useMoments = ({ id: personId }: CrmPersonView, group: CrmMomentGroup | undefined) =>
  usePages(listCrmMoments, { params: { personId }, query: { ...(group && { group }) } });

const latestMessages = 50;

/** The latest messages with a client who has an account. */
export function useMessagesWith(clientId: string | null) {
  const asked = clientId && { params: { personId: clientId }, query: { limit: latestMessages } };
  const { data, error } = useApi(listMessages, asked || null);
  return { messages: data?.items, error };
}

const tagSigns = 50;

/** Documents of the vault belong to a client by a tag with the client's name. */
export const tagOfClient = ({ fullName }: CrmPersonView) =>
  [...fullName.replaceAll(',', ' ')].slice(0, tagSigns).join('').trim();

export const useFilesOf = (person: CrmPersonView) =>
  useApi(listDocuments, { query: { tag: tagOfClient(person), limit: 20 } });
