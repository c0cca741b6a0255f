import { Coin, Cup, Ground, House, ink, Paper, Person, Sun } from './scene-shapes.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

/** These drawings show places and tools. */
export const toolDrawings = {
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
