import { expect, test } from 'vitest';
import { scriptJson } from './pageData.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028', ']]>', '&lt;'])(
  '%j cannot leave its script element',
  (hostile) => {
    const text = scriptJson({ name: hostile });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name: hostile });
  },
);
