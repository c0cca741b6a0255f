import { describe, expect, it } from 'vitest';
import { type Box, freePlace } from './toast-place.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };
const atDesk = { width: 440, height: 96 };
const onPhone = { width: 343, height: 96 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

describe('a toast stands', () => {
  const rows = [
    { where: 'in the lower left corner', screen: desk, toast: atDesk, taken: [], at: [16, 688] },
    {
      where: 'at the right where a button is at the left',
      screen: desk,
      toast: atDesk,
      taken: [box(100, 720, 120, 40)],
      at: [824, 688],
    },
    {
      where: 'in the middle where buttons are at both sides',
      screen: desk,
      toast: atDesk,
      at: [420, 688],
      taken: [box(100, 720, 120, 40), box(1100, 720, 120, 40)],
    },
    {
      where: 'above the bar of a phone',
      screen: phone,
      toast: onPhone,
      taken: [box(0, 756, 375, 56)],
      at: [16, 652],
    },
    {
      where: 'above what one writes into',
      screen: phone,
      toast: onPhone,
      taken: [box(0, 700, 375, 112)],
      at: [16, 604],
    },
  ];
  it.each(rows)('$where', ({ screen, toast, taken, at }) => {
    const { left, top } = freePlace(toast, screen, taken);
    expect([left, top]).toEqual(at);
  });

  it('where it covers least, if everything is taken', () => {
    const taken = [box(0, 0, 375, 600), box(0, 600, 375, 212), box(0, 600, 375, 212)];
    expect(freePlace(onPhone, phone, taken).top).toBeLessThan(510);
  });
});
