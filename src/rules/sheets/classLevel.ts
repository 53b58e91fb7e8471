const YEARS: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** The level on which each course of study begins: a Higher National Diploma goes on where the National Diploma ends. */
const FIRST: Readonly<Record<string, number>> = { nd: 100, hnd: 300, nce: 100 };

/** 'nd 2' and 'ND II' as '200 Level', 'HND I' as '300 Level', '100L' as '100 Level'; what is no class, as it is. */
export function classLevel(written: string): string {
  const text = written.trim().toLowerCase();
  const [, number] = /^([1-9]00)\s*l?$/.exec(text) ?? [];
  if (number) return `${number} Level`;
  const [, course, year] = /^(nd|hnd|nce)[\s.-]*([1-4]|i{1,3}|iv)$/.exec(text) ?? [];
  return course ? `${FIRST[course]! + 100 * ((YEARS[year!] ?? Number(year)) - 1)} Level` : written;
}
