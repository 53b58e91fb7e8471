import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKeys } from '../session/deviceKeys.ts';
import { payingRrr } from './payment.ts';

/** Its keys are its own properties, as a browser's are. */
class DeviceStorage {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, new DeviceStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the RRR that is being paid is remembered until whoever pays logs out of the device', () => {
  payingRrr('ABC').remember('290007815512');
  expect(payingRrr('ABC').remembered()).toBe('290007815512');
  forgetKeys('ABC');
  expect(payingRrr('ABC').remembered()).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a log-out leaves what another school has on the device', () => {
  payingRrr('ABC').remember('290007815512');
  forgetKeys('AB');
  forgetKeys('XYZ');
  expect(payingRrr('ABC').remembered()).toBe('290007815512');
});
