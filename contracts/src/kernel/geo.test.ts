import { describe, expect, it } from 'vitest';
import { distanceMiles, earthRadiusMiles, milesBetween, roughly } from './geo.ts';

describe('distance', () => {
  it('counts miles on a sphere of radius 3959 [JOBS-12, CONST-10]', () => {
    expect(earthRadiusMiles).toBe(3959);
    const quarter = milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * 3959, 6);
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    const philadelphia = { latitude: 39.9526, longitude: -75.1652 };
    expect(milesBetween(newYork, philadelphia).toFixed(1)).toBe('80.5');
    expect(milesBetween(newYork, newYork)).toBe(0);
  });

  it('bounds the slider to 5 to 100 miles in steps of 5, from 50 [JOBS-09, CONST-10]', () => {
    expect(distanceMiles).toEqual({ min: 5, max: 100, step: 5, initial: 50 });
  });

  it('rounds a coordinate to a hundredth of a degree', () => {
    expect([roughly(40.71284), roughly(-74.00597), roughly(0)]).toEqual([40.71, -74.01, 0]);
    expect([roughly(-74.175), roughly(74.175), roughly(-97.745)]).toEqual([-74.18, 74.18, -97.75]);
  });
});
