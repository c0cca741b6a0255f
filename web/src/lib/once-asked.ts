/** For what is recorded at each look, as of a child: read when somebody asks for it, and not again at every focus. */
export const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;
