/** "1 hour", "7.5 hours". */
export const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

/** "12:40": minutes and seconds. */
export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
