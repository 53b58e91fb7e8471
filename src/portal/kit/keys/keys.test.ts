import { afterEach, expect, test, vi } from 'vitest';
import { heldKeys, holdKeys, meantKey } from './keys.ts';

const pressed = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false, defaultPrevented: false, ...more });
const key = (name: string, of = 'j') => ({ key: of, name, act: vi.fn() });

let release: (() => void)[] = [];
afterEach(() => {
  release.forEach((each) => each());
  release = [];
});
const hold = (...keys: ReturnType<typeof key>[]) => release.push(holdKeys(keys));

test('the page that opened last has the key, until it is left', () => {
  hold(key('Help', '?'), key('the first'));
  const leave = holdKeys([key('the second')]);
  expect(heldKeys().map(({ name }) => name)).toEqual(['Help', 'the second']);
  leave();
  expect(meantKey(pressed('j'), false)?.name).toBe('the first');
});

test.each([['ctrlKey', true], ['metaKey', true], ['altKey', true], ['repeat', true], ['isComposing', true], ['defaultPrevented', true]])('with %s another thing is meant', (name, value) => {
  hold(key('next'));
  expect(meantKey(pressed('j', { [name]: value }), false)).toBeUndefined();
});

test('what is typed into a field is text', () => {
  hold(key('next'));
  expect(meantKey(pressed('j'), true)).toBeUndefined();
  expect(meantKey(pressed('x'), false)).toBeUndefined();
});
