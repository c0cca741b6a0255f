const nearEndPx = 64;
const nearTopPx = 160;

export const isNearEnd = (log: HTMLElement) => wayToEnd(log) < nearEndPx;
export const isNearTop = (log: HTMLElement) => log.scrollTop < nearTopPx;

export function jump(log: HTMLElement, top: number): void {
  log.scrollTo({ top, behavior: 'instant' });
}

/** Gives whether there is any way to go. */
export function glideToEnd(log: HTMLElement): boolean {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const hasWay = wayToEnd(log) >= 1;
  log.scrollTo({ top: log.scrollHeight, behavior: isCalm ? 'instant' : 'smooth' });
  return hasWay;
}

const wayToEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;
