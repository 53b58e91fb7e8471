import { expect, test } from 'vitest';
import { reportTitle } from './reportTitle.ts';

test.each([
  ['/Payment/fee-report', 'Fee report'],
  ['/Hostel/summary', 'Hostel summary'],
  ['/JupebApplication/report', 'Jupeb application report'],
])('the report at %s is called %s', (path, title) => expect(reportTitle(path)).toBe(title));
