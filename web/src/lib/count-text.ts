/** The server stops counting at a hundred of a kind, so a higher number would not be true. */
export const countText = (count: number): string => (count > 99 ? '99+' : `${count}`);
