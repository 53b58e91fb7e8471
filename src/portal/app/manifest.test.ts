import { expect, test } from 'vitest';
import { filesOf } from './manifest.ts';

test("a page's files are its own and those they import, once each, without the entry's", () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, css: ['index.css'] },
    'page.tsx': { file: 'page.js', imports: ['index.html', '_shared.js'], css: ['page.css', 'shared.css'] },
    '_shared.js': { file: 'shared.js', imports: ['page.tsx'], css: ['shared.css'] },
    'other.tsx': { file: 'other.js' },
  };
  expect(filesOf(manifest, 'page.tsx')).toEqual({
    styles: ['page.css', 'shared.css'],
    scripts: ['page.js', 'shared.js'],
  });
});
