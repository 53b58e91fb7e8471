/** A paid RRR opens what it paid for, so one who does not know it sees only the last four digits. */
export const maskRrr = (rrr: string): string => '•'.repeat(Math.max(rrr.length - 4, 0)) + rrr.slice(-4);
