/** SWR options for requests that the server records as a look at a child: no request is sent again on focus or reconnect. */
export const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;
