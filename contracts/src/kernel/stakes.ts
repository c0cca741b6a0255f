/**
 * A write puts this at stake where a service has not heard from identity for a while: it then does not know who may act, who
 * is banned, and which consents were revoked (D-109).
 *
 * - `protection` always goes on: reporting, blocking, withdrawing, declining, leaving, cancelling, and what is one's own alone.
 * - `agreed` is work that both sides have agreed on: it goes on, but not for children.
 * - `reach` moves money or reaches strangers: children stop at once, adults after a minute. It is what an endpoint that
 *   says nothing is taken for.
 * - `children` reaches a child: it stops for everybody.
 */
export const stakes = ['protection', 'agreed', 'reach', 'children'] as const;
export type Stakes = (typeof stakes)[number];

/** How old news may be, in milliseconds, for children and what reaches them, and for adults and what reaches strangers. */
export const newsMayBe = { ofChildren: 2_000, ofAdults: 60_000 } as const;
