import { expect, test } from 'vitest';
import { announcementPreview, plainText } from './announcementPreview.ts';

test.each([
  ['<p>Screening <b>begins</b> on Monday.</p>', 'Screening begins on Monday.'],
  ['Fees &amp; hostels &lt;2026&gt; &#8358;10', 'Fees & hostels <2026> ₦10'],
  ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['a<script>never closed', 'a'],
  ['<img src=x onerror=alert(1)', ''],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
])('%s is read as %s', (html, text) => expect(plainText(html)).toBe(text));

test('seventy characters are shown, counted as a reader counts', () => {
  expect(announcementPreview('x'.repeat(70))).toBe('x'.repeat(70));
  expect(announcementPreview(`<p>${'😀'.repeat(71)}</p>`)).toBe(`${'😀'.repeat(70)}…`);
});
