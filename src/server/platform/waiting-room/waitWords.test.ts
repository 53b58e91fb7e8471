import { expect, test } from 'vitest';
import { aboutHowLong } from './waitWords.ts';

test.each([
  [0, 'Less than a minute'],
  [59, 'Less than a minute'],
  [60, 'About a minute'],
  [61, 'About 2 minutes'],
  [601, 'About 15 minutes'],
  [3600, 'About 60 minutes'],
  [3601, 'About 1.5 hours'],
  [7200, 'About 2 hours'],
])('%i seconds: %s', (seconds, words) => expect(aboutHowLong(seconds)).toBe(words));
