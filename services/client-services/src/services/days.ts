const day = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
