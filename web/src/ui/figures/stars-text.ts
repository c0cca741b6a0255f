export const starValues = [1, 2, 3, 4, 5] as const;

export const starsText = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
