export const PART_WORDS = {
  Full: 'Full',
  FirstInstallment: 'First Installment',
  SecondInstallment: 'Second Installment',
} as const;
