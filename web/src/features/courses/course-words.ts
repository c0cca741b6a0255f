/** "1 hour", "7.5 hours". */
export const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);
