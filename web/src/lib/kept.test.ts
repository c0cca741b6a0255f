import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from './kept.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what the browser keeps for us', () => {
  it('is read as it was kept, until it is dropped', () => {
    keep('localStorage', 'place', { latitude: 1 });
    expect(readKept('localStorage', 'place')).toEqual({ latitude: 1 });
    keep('localStorage', 'place', undefined);
    expect(readKept('localStorage', 'place')).toBeUndefined();
    expect(localStorage.getItem('place')).toBeNull();
  });

  it('is nothing where it is no JSON', () => {
    localStorage.setItem('place', '{');
    expect(readKept('localStorage', 'place')).toBeUndefined();
  });

  it('is nothing where site data is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect(() => keep('localStorage', 'place', 1)).not.toThrow();
    expect(readKept('localStorage', 'place')).toBeUndefined();
  });

  it('may be less than was asked for where no room is left', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    expect(() => keep('localStorage', 'place', 1)).not.toThrow();
  });
});
