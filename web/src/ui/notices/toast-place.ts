export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** What the reader needs while a toast stands. */
const needed =
  'h1, h2, h3, a, button, input, select, textarea, [role="menu"], [role="dialog"], [role="alert"]';

const margin = 16;
const step = 24;
const widest = 440;
const ofOneToast = 96;

/**
 * Where so many toasts cover nothing of what is needed: as low as can be, at the left, the right or in the middle; if
 * there is no such place, where they cover least.
 */
export function freePlace(toasts: Size, screen: Size, taken: Box[]): Box {
  const right = screen.width - toasts.width - margin;
  const lefts = [...new Set([margin, right, (margin + right) / 2].map(Math.round))];
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let top = screen.height - toasts.height - margin; top >= margin; top -= step)
    for (const left of lefts) {
      const place = { left, top, ...toasts };
      const covered = taken.reduce((area, box) => area + shared(place, box), 0);
      if (covered === 0) return place;
      if (covered < least) [best, least] = [place, covered];
    }
  return best ?? { left: margin, top: margin, ...toasts };
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Moves the stack to where one more toast than it holds has room. */
export function placeToasts(stack: Element | null): void {
  const screen = { width: innerWidth, height: innerHeight };
  const standing = stack?.getBoundingClientRect().height ?? 0;
  const size = {
    width: Math.min(widest, screen.width - 2 * margin),
    height: standing + ofOneToast,
  };
  const taken = [...document.querySelectorAll(needed)]
    .filter((element) => !stack?.contains(element))
    .map((element) => element.getBoundingClientRect());
  const place = freePlace(size, screen, taken);
  const { style } = document.documentElement;
  style.setProperty('--sidework-toasts-left', `${place.left}px`);
  style.setProperty(
    '--sidework-toasts-bottom',
    `${Math.round(screen.height - place.top - place.height)}px`,
  );
}
