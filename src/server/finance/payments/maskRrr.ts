/** A paid RRR opens what it paid for: one who does not know it is shown its last four digits. */
export const maskRrr = (rrr: string): string => '•'.repeat(Math.max(rrr.length - 4, 0)) + rrr.slice(-4);
