/** 'csc101' becomes 'CSC 101'; what is no code is only trimmed. */
export function courseCode(typed: string): string {
  const [, letters, number] = /^\s*([a-z]{2,5})[\s-]*(\d{3,4}[a-z]?)\s*$/i.exec(typed) ?? [];
  return letters && number ? `${letters} ${number}`.toUpperCase() : typed.trim();
}
