import { inWords } from '#rules/inWords.ts';

/** 'Hostel report' of /Hostel/report. The last part of /Payment/fee-report says by itself what the report is of. */
export function reportTitle(path: string): string {
  const [family = '', name = ''] = path.slice(1).split('/');
  return inWords(name.includes('-') ? name : `${family} ${name}`);
}
