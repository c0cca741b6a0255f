import {
  addPortfolioPhoto,
  arrangePortfolio,
  getOwnPortfolio,
  getPortfolio,
  type Portfolio,
  removePortfolioPhoto,
} from '@sidework/contracts/marketplace/portfolio';
import { call, useApi } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';

type Items = Portfolio['items'];

export const usePortfolioOf = (personId: string) => useApi(getPortfolio, { params: { personId } });

export function useOwnPortfolio() {
  const { data, mutate } = useApi(getOwnPortfolio);
  const keep = async (asked: Promise<Portfolio>) => mutate(await asked, { revalidate: false });
  return {
    items: data?.items,
    add: (sent: Omit<Parameters<typeof upload>[1], 'params'>) =>
      keep(upload(addPortfolioPhoto, sent)),
    arrange: (items: Items) =>
      keep(
        call(arrangePortfolio, {
          body: { items: items.map(({ name, caption }) => ({ name, caption })) },
        }),
      ),
    remove: (name: string) => keep(call(removePortfolioPhoto, { params: { name } })),
  };
}
