import type { ReactNode } from 'react';
import { toolDrawings } from './scene-drawings-of-tools.tsx';
import type { SceneName } from './scene-names.ts';
import { Book, Calculator, Ground, House, ink, Ladder, Paper, Tree } from './scene-shapes.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

/** The families of work. */
const ofWork = {
  paint: (
    <>
      <House x={42} y={70} />
      <Ladder x={66} y={71} />
      <rect x="59" y="28" width="17" height="8" rx="2" fill={ink.coral} />
    </>
  ),
  light: (
    <>
      <rect x="24" y="24" width="48" height="50" rx="5" fill={ink.wall} />
      <path d="M48 16v12" stroke={ink.dark} strokeWidth="3.500" {...round} />
      <path d="M36 36a12 10 0 0 1 24 0z" fill={ink.green} />
      <circle cx="48" cy="37" r="4.500" fill={ink.sun} />
      <path d="M35 48l-5 12M61 48l5 12M48 49v11" stroke={ink.sun} strokeWidth="4" {...round} />
      <rect x="41" y="60" width="14" height="14" rx="3" fill={ink.mint} />
      <path d="M45.500 65v4M50.500 65v4" stroke={ink.dark} strokeWidth="2.600" {...round} />
    </>
  ),
  tap: (
    <>
      <path d="M25 54h46v6a14 14 0 0 1-14 14H39a14 14 0 0 1-14-14z" fill={ink.wall} />
      <rect x="21" y="50" width="54" height="6" rx="1.500" fill={ink.denim} />
      <path
        d="M45 50V34c0-12 18-12 18-1v5"
        stroke={ink.green}
        strokeWidth="6.500"
        {...round}
        strokeLinecap="butt"
      />
      <rect x="37" y="31" width="17" height="5.500" rx="2.700" fill={ink.coral} />
      <path
        d="M63 40c4 5-4 9-4 4.500 0-2 4-4.500 4-4.500z"
        transform="translate(1.500 1)"
        fill={ink.denim}
      />
    </>
  ),
  fan: (
    <>
      <Ground y={80} />
      <path d="M48 50v28M36 79h24" stroke={ink.wood} strokeWidth="5" {...round} />
      <circle cx="48" cy="42" r="26" fill={ink.wall} />
      <path
        d="M48 42c-12-4-13-19-2-20 8 0 7 12 2 20zM48 42c9-9 23-2 19 8-4 7-14 0-19-8zM48 42c3 12-10 21-17 13-4-7 7-13 17-13z"
        fill={ink.denim}
      />
      <circle cx="48" cy="42" r="26" stroke={ink.green} strokeWidth="4.500" fill="none" />
      <circle cx="48" cy="42" r="4.500" fill={ink.coral} />
    </>
  ),
  garden: (
    <>
      <path d="M14 68c20-7 48-7 68 0v14H14z" fill={ink.mint} />
      <Tree x={36} y={70} />
      <path d="M46 40l12 24" stroke={ink.dark} strokeWidth="3" {...round} />
      <path d="M53 62h18a5 5 0 0 1 5 5v3H53z" fill={ink.coral} />
      <circle cx="58" cy="71" r="4.500" fill={ink.dark} />
      <circle cx="72" cy="71" r="4.500" fill={ink.dark} />
    </>
  ),
  yard: (
    <>
      <Ground y={76} />
      <path
        d="M16 70V42l5-5 5 5v28zM32 70V42l5-5 5 5v28zM54 70V42l5-5 5 5v28zM70 70V42l5-5 5 5v28z"
        fill={ink.wall}
      />
      <path d="M14 48h68" stroke={ink.wall} strokeWidth="4" {...round} />
      <path d="M33 56c1-15 12-19 18-13 9-4 16 3 17 13z" fill={ink.leaf} />
      <path d="M30 54h42l-8 14H42z" fill={ink.coral} />
      <path d="M68 58l14-6M62 67l3 9" stroke={ink.wood} strokeWidth="3.500" {...round} />
      <circle cx="39" cy="70" r="6.500" fill={ink.dark} />
      <circle cx="39" cy="70" r="2.200" fill={ink.wall} />
    </>
  ),
  books: (
    <>
      <Paper x={40} y={46} />
      <Calculator x={60} y={57} />
    </>
  ),
  screen: (
    <>
      <rect x="20" y="26" width="56" height="37" rx="5" fill={ink.dark} />
      <rect x="24" y="30" width="48" height="29" rx="2" fill={ink.wall} />
      <path d="M31 39h14M31 46h22M31 53h10" stroke={ink.denim} strokeWidth="3" {...round} />
      <circle cx="62" cy="43" r="6" fill={ink.green} />
      <path d="M59.500 43l2 2 3.500-4" stroke={ink.wall} strokeWidth="1.800" {...round} />
      <path d="M44 63h8l2 8H42z" fill={ink.green} />
      <rect x="34" y="70" width="28" height="4" rx="2" fill={ink.green} />
    </>
  ),
  care: (
    <>
      <Ground y={75} />
      <House x={40} y={74} size={0.95} />
      <path d="M66 68c-14-9-16-22-7-24 4-1 7 3 7 3s3-4 7-3c9 2 7 15-7 24z" fill={ink.coral} />
      <path d="M62 54h8M66 50v8" stroke={ink.wall} strokeWidth="3" {...round} />
    </>
  ),
  lesson: (
    <>
      <rect x="22" y="20" width="52" height="30" rx="4" fill={ink.green} />
      <path d="M30 30h14M30 38h22M58 29l6 6-6 6" stroke={ink.mint} strokeWidth="3" {...round} />
      <Book x={48} y={66} cover={ink.wood} />
    </>
  ),
  clean: (
    <>
      <path d="M62 20 50 58" stroke={ink.wood} strokeWidth="4" {...round} />
      <path d="M42 55l17 5-2 16H34z" fill={ink.sun} />
      <path d="M43 63l-3 12M51 65l-1 10" stroke={ink.wood} strokeWidth="2.200" {...round} />
      <path d="M58 54h22l-3 22H61z" fill={ink.denim} />
      <path d="M60 54a9 9 0 0 1 18 0" stroke={ink.dark} strokeWidth="2.600" {...round} />
      <circle cx="30" cy="40" r="5" fill={ink.wall} />
      <circle cx="39" cy="32" r="3" fill={ink.wall} />
      <circle cx="74" cy="36" r="4" fill={ink.wall} />
    </>
  ),
  snow: (
    <>
      <House x={38} y={72} />
      <path d="M12 70c10-7 22-6 30-2s24 3 42-1v9H12z" fill={ink.wall} />
      <path d="M72 26 64 58" stroke={ink.wood} strokeWidth="4" {...round} />
      <path d="M68 22h9" stroke={ink.wood} strokeWidth="4" {...round} />
      <path d="M55 54l19 5-4 17c-7 2-15 0-19-5z" fill={ink.denim} />
      <circle cx="20" cy="34" r="3" fill={ink.wall} />
      <circle cx="60" cy="20" r="3" fill={ink.wall} />
      <circle cx="80" cy="44" r="3" fill={ink.wall} />
    </>
  ),
  leaves: (
    <>
      <Ground y={76} />
      <g transform="translate(32 74)">
        <circle cy="-32" r="16" fill={ink.coral} />
        <circle cx="11" cy="-24" r="11" fill={ink.sun} />
        <rect x="-2.5" y="-26" width="5" height="26" rx="2.5" fill={ink.wood} />
      </g>
      <path d="M76 24 66 60" stroke={ink.wood} strokeWidth="3.500" {...round} />
      <path
        d="M55 58l20 5M56 58l-3 11M62 60l-3 11M69 62l-2 11M75 63l-1 10"
        stroke={ink.green}
        strokeWidth="3"
        {...round}
      />
      <path d="M40 76c3-9 16-11 24 0z" fill={ink.coral} />
      <circle cx="47" cy="73" r="3" fill={ink.sun} />
    </>
  ),
  pet: (
    <>
      <Ground y={76} />
      <path d="M28 52c-8-2-9-10-7-15" stroke={ink.wood} strokeWidth="5" {...round} />
      <path d="M27 50h33v26h-7V64H37v12h-7V60c-3-2-4-6-3-10z" fill={ink.wood} />
      <path d="M54 30h12l12 8c1 6-4 10-10 9l-3 9H54z" fill={ink.wood} />
      <path d="M54 30c-5 4-6 11-4 17 5-1 8-6 8-13z" fill={ink.dark} />
      <circle cx="67" cy="37" r="1.800" fill={ink.dark} />
      <circle cx="77" cy="38" r="2.600" fill={ink.dark} />
      <path d="M54 55h11" stroke={ink.coral} strokeWidth="4.500" {...round} />
    </>
  ),
  swim: (
    <>
      <circle cx="48" cy="42" r="20" stroke={ink.wall} strokeWidth="11" fill="none" />
      <path
        d="M48 16.500v11M48 56.500v11M22.500 42h11M62.500 42h11"
        stroke={ink.coral}
        strokeWidth="11"
      />
      <path d="M12 70c6-6 12-6 18 0s12 6 18 0 12-6 18 0 12 6 18 0v12H12z" fill={ink.denim} />
    </>
  ),
  camera: (
    <>
      <path d="M38 32l5-8h18l5 8z" fill={ink.dark} />
      <rect x="18" y="31" width="60" height="42" rx="7" fill={ink.green} />
      <rect x="18" y="41" width="60" height="6" fill={ink.mint} />
      <circle cx="50" cy="53" r="16" fill={ink.wall} />
      <circle cx="50" cy="53" r="11" fill={ink.denim} />
      <path d="M44 53a6 6 0 0 1 6-6" stroke={ink.wall} strokeWidth="3" {...round} />
      <circle cx="26" cy="37" r="3" fill={ink.coral} />
    </>
  ),
};

const drawings: Record<SceneName, ReactNode> = { ...ofWork, ...toolDrawings };

export function SceneDrawing({ name }: { name: SceneName }): ReactNode {
  return drawings[name];
}
