export const PART_NAMES = {
  Full: 'Full',
  FirstInstallment: 'First Installment',
  SecondInstallment: 'Second Installment',
} as const;

/** What is paid at once has no part. */
export const partName = (part: string | null): string =>
  PART_NAMES[(part ?? 'Full') as keyof typeof PART_NAMES] ?? 'Full';

/** 'School fees 2026/2027, First Installment': two invoices of a session are distinct wherever they are listed. */
export const withPart = (title: string, part: string): string =>
  part === 'Full' ? title : `${title}, ${partName(part)}`;
