/** Every look at a child is recorded, so nothing of it is read again by itself. */
export const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;
