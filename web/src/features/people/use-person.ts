import {
  getReviewRatings,
  listReviews,
  listReviewsOfClient,
} from '@sidework/contracts/client-services/reviews';
import { getPerson } from '@sidework/contracts/identity/people/people';
import { getSharedHistory } from '@sidework/contracts/network-chat/shared-history';
import { useApi, usePages } from '../../lib/api.ts';

export function usePerson(personId: string) {
  const { data, error, mutate } = useApi(getPerson, { params: { personId } });
  return { person: data, error, reload: () => mutate() };
}

export function useReviewsOf(professionalId: string) {
  return usePages(listReviews, { query: { professionalId } });
}

export function useReviewsAsClient(clientId: string) {
  return usePages(listReviewsOfClient, { query: { clientId } });
}

export const useRatingsOf = (professionalId: string) =>
  useApi(getReviewRatings, { query: { professionalId } });

export const useSharedHistory = (personId: string) =>
  useApi(getSharedHistory, { params: { personId } });
