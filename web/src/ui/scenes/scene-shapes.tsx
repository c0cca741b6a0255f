/*
 * The shapes that scenes are placed from, each drawn around its own foot or middle at 0, 0 in a field of 96 by 96.
 * A new scene takes these; a new shape is worth it when a second scene may take it.
 */

export const ink = {
  green: 'var(--scene-green)',
  mint: 'var(--scene-mint)',
  leaf: 'var(--scene-leaf)',
  deep: 'var(--scene-leaf-deep)',
  wall: 'var(--scene-wall)',
  wood: 'var(--scene-wood)',
  coral: 'var(--scene-coral)',
  sun: 'var(--scene-sun)',
  denim: 'var(--scene-denim)',
  dark: 'var(--scene-ink)',
  ground: 'var(--scene-ground)',
};

interface At {
  x: number;
  y: number;
  size?: number;
}

const at = ({ x, y, size = 1 }: At) => ({ transform: `translate(${x} ${y}) scale(${size})` });

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

export function Ground({ y = 74 }: { y?: number }) {
  return <ellipse cx="48" cy={y} rx="36" ry="5.5" fill={ink.ground} />;
}

export function House(place: At) {
  return (
    <g {...at(place)}>
      <path d="M-18 0v-24L0-38l18 14V0z" fill={ink.wall} />
      <path d="M-24-21 0-41l24 20" stroke={ink.green} strokeWidth="6" {...round} />
      <rect x="1" y="-15" width="10" height="15" fill={ink.green} />
      <rect x="-12" y="-19" width="8" height="8" fill={ink.mint} />
    </g>
  );
}

export function Sun(place: At) {
  return <circle r="8" fill={ink.sun} {...at(place)} />;
}

export function Tree(place: At) {
  return (
    <g {...at(place)}>
      <circle cy="-30" r="15" fill={ink.leaf} />
      <circle cx="10" cy="-22" r="10" fill={ink.deep} />
      <rect x="-2.5" y="-26" width="5" height="26" rx="2.5" fill={ink.wood} />
    </g>
  );
}

export function Ladder(place: At) {
  return (
    <g {...at(place)}>
      <path
        d="M-6 0 0-32M6 0l4-32M-4.500-8h11.500M-3-16h11.500M-1.500-24h11"
        stroke={ink.wood}
        strokeWidth="3"
        {...round}
      />
    </g>
  );
}

/** A sheet of paper with lines; its colour may be another. */
export function Paper({ lines = ink.denim, ...place }: At & { lines?: string }) {
  return (
    <g {...at(place)}>
      <rect x="-15" y="-20" width="30" height="40" rx="4" fill={ink.wall} />
      <path d="M-9-10h18M-9-2h14M-9 6h8" stroke={lines} strokeWidth="3.200" {...round} />
    </g>
  );
}

export function Calculator(place: At) {
  return (
    <g {...at(place)}>
      <rect x="-11" y="-13" width="22" height="26" rx="4" fill={ink.green} />
      <rect x="-7" y="-9" width="14" height="6" rx="1.500" fill={ink.mint} />
      <path
        d="M-6 2h1.500M-.7 2H.8M4.500 2H6M-6 7.500h1.500M-.7 7.500H.8M4.500 7.500H6"
        stroke={ink.wall}
        strokeWidth="2.600"
        {...round}
      />
    </g>
  );
}

export function Cup(place: At) {
  return (
    <g {...at(place)}>
      <path d="M8-9h3a4 4 0 0 1 0 8H8" stroke={ink.coral} strokeWidth="3" {...round} />
      <path d="M-10-13H9v9a4 4 0 0 1-4 4H-6a4 4 0 0 1-4-4z" fill={ink.coral} />
    </g>
  );
}

/** Head and shoulders. */
export function Person({ shirt, ...place }: At & { shirt: string }) {
  return (
    <g {...at(place)}>
      <circle cy="-25" r="8" fill={ink.wood} />
      <path d="M-13 0v-4c0-15 26-15 26 0v4z" fill={shirt} />
      <path d="M-8.500-26c0-12 17-12 17 0-4-3-13-3-17 0z" fill={ink.dark} />
    </g>
  );
}

export function Coin(place: At) {
  return (
    <g {...at(place)}>
      <circle r="9" fill={ink.sun} />
      <path
        d="M0-4.500v9M2.500-2.800c-4.500-2-6.500 1.800-1.800 2.800s2.500 4.600-2.800 2.600"
        stroke={ink.wall}
        strokeWidth="1.800"
        {...round}
      />
    </g>
  );
}

export function Book({ cover = ink.coral, ...place }: At & { cover?: string }) {
  return (
    <g {...at(place)}>
      <path
        d="M0-16c-6-5-14-5-20-3V10c6-2 14-2 20 3 6-5 14-5 20-3v-29c-6-2-14-2-20 3z"
        fill={cover}
      />
      <path d="M0-13c-5-4-11-4-16-3V7c5-1 11-1 16 3z" fill={ink.wall} />
      <path d="M0-13c5-4 11-4 16-3V7c-5-1-11-1-16 3z" fill={ink.wall} />
      <path
        d="M-12-9c3-.5 6 0 8 1.500M-12-3c3-.5 6 0 8 1.500M12-9c-3-.5-6 0-8 1.500M12-3c-3-.5-6 0-8 1.500"
        stroke={ink.denim}
        strokeWidth="2"
        {...round}
      />
    </g>
  );
}
