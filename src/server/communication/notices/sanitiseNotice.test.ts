import { expect, test } from 'vitest';
import { sanitiseNotice } from './sanitiseNotice.ts';

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['an event', '<p onclick="alert(1)">Hi</p><img src=x onerror=alert(1)>', '<p>Hi</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">Pay</a>', '<a rel="noopener noreferrer">Pay</a>'],
  [
    'a disguised javascript link',
    '<a href="java&#9;script&colon;alert(1)">Pay</a>',
    '<a rel="noopener noreferrer">Pay</a>',
  ],
  ['a data link', '<a href="data:text/html;base64,PHNjcmlwdD4=">Pay</a>', '<a rel="noopener noreferrer">Pay</a>'],
  ['a link without a scheme', '<a href="//evil.example">Pay</a>', '<a rel="noopener noreferrer">Pay</a>'],
  ['a data picture', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  [
    'an svg',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<a rel="noopener noreferrer">x</a>',
  ],
  ['mathml', '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>', ''],
  ['a style', '<p style="position:fixed;inset:0">Hi</p><style>body{display:none}</style>', '<p>Hi</p>'],
  [
    'a frame and a form',
    '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=rrr></form>',
    '',
  ],
  ['a comment and an unclosed tag', '<p>Hi<!-- --!><script>alert(1)</script>', '<p>Hi</p>'],
  ['a nested script', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
])('%s does not pass', (_, html, clean) => {
  expect(sanitiseNotice(html)).toBe(clean);
  expect(sanitiseNotice(sanitiseNotice(html))).toBe(clean);
});

test('text, lists and plain links pass', () => {
  const html =
    '<h3>Dates</h3><p>From <strong>1 May</strong>, <em>today</em>.<br /></p><ul><li>One</li></ul><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">More</a><a href="mailto:a@b.example" rel="noopener noreferrer">Mail</a>';
  expect(sanitiseNotice(html)).toBe(html);
});
