import { expect, test } from 'vitest';
import { imageTypeOf } from './imageType.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

test.each([
  ['a png, though it is called .txt', new File([new Uint8Array(PNG)], 'me.txt', { type: 'text/plain' }), 'image/png'],
  ['a jpeg', new File([new Uint8Array(JPEG)], 'me.jpg'), 'image/jpeg'],
  ['a text, though it is called .png', new File(['hello, hello'], 'me.png', { type: 'image/png' }), null],
  ['a gif', new File(['GIF89a......'], 'me.gif'), null],
  ['nothing', new File([], 'me.png'), null],
])('%s', async (_, file, type) => {
  expect(await imageTypeOf(file)).toBe(type);
});
