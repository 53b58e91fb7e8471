/** What a new password must have: 8 to 30 characters, a digit, both cases and a special character. */
export const PASSWORD_RULES: readonly { readonly rule: RegExp; readonly words: string }[] = [
  { rule: /^.{8,30}$/su, words: '8 to 30 characters' },
  { rule: /\d/, words: 'a digit' },
  { rule: /\p{Ll}/u, words: 'a lowercase letter' },
  { rule: /\p{Lu}/u, words: 'an uppercase letter' },
  { rule: /[^\p{L}\d\s]/u, words: 'a special character' },
];

/** The first thing that a new password lacks, in words; null when it will do. */
export function passwordMistake(password: string): string | null {
  if (password === '') return 'please input your password';
  const lacking = PASSWORD_RULES.find(({ rule }) => !rule.test(password));
  return lacking ? `your password must have ${lacking.words}` : null;
}

/** The mistakes of a new password that was typed twice. */
export const newPasswordMistakes = ({ password, repeated }: { readonly password: string; readonly repeated: string }) => ({
  password: passwordMistake(password),
  repeated: repeated === password ? null : 'the two passwords differ',
});
