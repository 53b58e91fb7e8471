const LACKING: readonly (readonly [placeholder: string, words: string])[] = [
  ['{dept}', 'The department has no code yet: enter it under School setup'],
  ['{fac}', 'The faculty has no code yet: enter it under School setup'],
  ['{type}', 'The student type has no code yet: enter it under School setup'],
];

/** What a number still lacks; null where it can be given. @param scope the template with what is known */
export function unreadyFor(scope: string | null): string | null {
  if (scope === null) return 'The student type has no template of matric numbers yet: enter it under School setup';
  return LACKING.find(([placeholder]) => scope.includes(placeholder))?.[1] ?? null;
}

export const SERIAL = /\{seq([3-6])\}/;

/** As the database writes it. */
export const numberIn = (scope: string, serial: number): string =>
  scope.replace(SERIAL, (_, digits: string) => String(serial).padStart(Number(digits), '0')).toUpperCase();
