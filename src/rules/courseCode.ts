/** 'csc101' as the college writes it: 'CSC 101'. What is no code is left as it is, without spaces around. */
export function courseCode(typed: string): string {
  const [, letters, number] = /^\s*([a-z]{2,5})[\s-]*(\d{3,4}[a-z]?)\s*$/i.exec(typed) ?? [];
  return letters && number ? `${letters} ${number}`.toUpperCase() : typed.trim();
}
