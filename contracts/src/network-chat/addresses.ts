import { linkedRoutes } from '../web-addresses.ts';

/** Apart from the list that every page loads. */
export const networkAddresses = {
  connectionRequests: `${linkedRoutes.network}?tab=requests`,
  room: (roomId: string) => `${linkedRoutes.chat}?room=${encodeURIComponent(roomId)}`,
};
