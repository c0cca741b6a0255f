import type { ReactNode } from 'react';
import type { SceneName } from './scene-names.ts';
import {
  Book,
  Calculator,
  Coin,
  Cup,
  Ground,
  House,
  ink,
  Ladder,
  Paper,
  Person,
  Sun,
  Tree,
} from './scene-shapes.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

const drawings: Record<SceneName, ReactNode> = {
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
  street: (
    <>
      <Ground />
      <House x={42} y={74} />
      <Sun x={72} y={32} />
      <Cup x={70} y={74} size={0.8} />
    </>
  ),
  board: (
    <>
      <Ground y={78} />
      <path d="M30 78V30M66 78V30" stroke={ink.wood} strokeWidth="4" {...round} />
      <rect x="22" y="26" width="52" height="36" rx="4" fill={ink.wall} />
      <path d="M18 28 48 14l30 14" stroke={ink.green} strokeWidth="5.500" {...round} />
      <rect x="29" y="33" width="16" height="20" rx="2" fill={ink.mint} />
      <rect x="50" y="33" width="17" height="12" rx="2" fill={ink.sun} />
      <rect x="50" y="49" width="17" height="7" rx="2" fill={ink.coral} />
      <path d="M33 40h8M33 46h6" stroke={ink.green} strokeWidth="2" {...round} />
    </>
  ),
  search: (
    <>
      <Ground />
      <House x={38} y={74} size={0.92} />
      <circle cx="62" cy="46" r="14" fill={ink.wall} />
      <circle cx="62" cy="46" r="14" stroke={ink.denim} strokeWidth="4.500" fill="none" />
      <path d="M72 57l9 10" stroke={ink.wood} strokeWidth="6" {...round} />
      <path d="M55 46a7 7 0 0 1 7-7" stroke={ink.mint} strokeWidth="3" {...round} />
    </>
  ),
  mailbox: (
    <>
      <Ground y={78} />
      <rect x="44" y="52" width="7" height="26" rx="2" fill={ink.wood} />
      <path d="M22 54V40a12 12 0 0 1 12-12h30a12 12 0 0 1 12 12v14z" fill={ink.green} />
      <path d="M22 54V40a12 12 0 0 1 24 0v14z" fill={ink.leaf} />
      <rect x="27" y="41" width="14" height="3" rx="1.500" fill={ink.green} />
      <path d="M62 40V22h10v6H65" stroke={ink.coral} strokeWidth="3.600" {...round} />
      <rect x="54" y="43" width="15" height="10" rx="1.500" fill={ink.wall} />
      <path d="M54.500 44l7 5 7-5" stroke={ink.denim} strokeWidth="1.600" {...round} />
    </>
  ),
  signpost: (
    <>
      <Ground y={78} />
      <rect x="45.500" y="20" width="5" height="58" rx="2" fill={ink.wood} />
      <path d="M24 25h40l9 8-9 8H24z" fill={ink.green} />
      <path d="M72 46H36l-9 7 9 7h36z" fill={ink.wall} />
      <path d="M32 33h22" stroke={ink.mint} strokeWidth="3" {...round} />
      <path d="M44 53h20" stroke={ink.coral} strokeWidth="3" {...round} />
    </>
  ),
  people: (
    <>
      <Ground y={76} />
      <Person x={34} y={76} shirt={ink.green} />
      <Person x={62} y={76} shirt={ink.denim} />
      <path
        d="M44 30c0-14 22-14 22 0 0 7-6 9-11 9l-6 5v-6c-3-1-5-4-5-8z"
        fill={ink.wall}
        transform="translate(-7 -8)"
      />
    </>
  ),
  money: (
    <>
      <Ground y={76} />
      <path
        d="M26 44h44a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z"
        fill={ink.green}
      />
      <path d="M30 44l30-12a4 4 0 0 1 5 3l2 9z" fill={ink.leaf} />
      <rect x="56" y="54" width="20" height="12" rx="6" fill={ink.mint} />
      <circle cx="63" cy="60" r="2.500" fill={ink.green} />
      <Coin x={34} y={30} />
    </>
  ),
  calendar: (
    <>
      <Ground y={78} />
      <rect x="24" y="26" width="48" height="50" rx="6" fill={ink.wall} />
      <path d="M24 32a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v8H24z" fill={ink.coral} />
      <path d="M36 20v10M60 20v10" stroke={ink.wood} strokeWidth="4" {...round} />
      <path
        d="M33 50h5M46 50h5M59 50h5M33 60h5M59 60h5"
        stroke={ink.mint}
        strokeWidth="5"
        {...round}
      />
      <circle cx="48.500" cy="61" r="7" fill={ink.green} />
      <path d="M45.500 61l2.200 2.200 4-4.500" stroke={ink.wall} strokeWidth="2" {...round} />
    </>
  ),
  folder: (
    <>
      <Ground y={78} />
      <Paper x={52} y={42} />
      <path
        d="M20 40a5 5 0 0 1 5-5h14l6 7h26a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z"
        fill={ink.wood}
      />
      <path d="M20 50h56v21a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z" fill={ink.sun} />
      <rect x="40" y="58" width="16" height="8" rx="2" fill={ink.wall} />
    </>
  ),
  bell: (
    <>
      <Ground y={78} />
      <House x={48} y={76} size={1.15} />
      <path
        d="M37 27h22l-3-4c-1-2-1-4-1-6 0-10-14-10-14 0 0 2 0 4-1 6z"
        fill={ink.coral}
        transform="translate(22 -2) scale(.9)"
      />
      <circle cx="65" cy="26" r="3" fill={ink.wood} />
    </>
  ),
  key: (
    <>
      <Ground />
      <House x={38} y={74} />
      <circle cx="68" cy="44" r="9" stroke={ink.sun} strokeWidth="5" fill="none" />
      <path d="M68 53v21M68 66h7M68 73h9" stroke={ink.sun} strokeWidth="5" {...round} />
    </>
  ),
};

export function SceneDrawing({ name }: { name: SceneName }): ReactNode {
  return drawings[name];
}
