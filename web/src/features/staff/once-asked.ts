/** For what the audit log records each look at: read when somebody asks for it, and not by itself at every focus. */
export const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;
